import type { SamplePost } from '../sample-post.ts';

export const aShortHistoryOfThePageADay: SamplePost = {
  id: 'post-a-short-history-of-the-page-a-day',
  slug: 'a-short-history-of-the-page-a-day',
  title: 'A short history of the page a day',
  excerpt:
    'Monks, almanac makers, a philosopher out of office and a man who took nineteen years over one verse.',
  category: 'The four virtues',
  date: '2026-10-15',
  plate: 'page',
  content: `<p>Some time in the sixties of the first century, a retired statesman wrote to a younger friend about how to read. Do not sample everything, said Seneca. Nobody grows strong on food that leaves the stomach as soon as it is eaten. Get hold of one thought each day that will help you against poverty or death or the other troubles, and digest that one. He did so himself, and the thought he sent along with the letter was by Epicurus, who belonged to the rival school. He liked, he said, to go over into the other camp, as a scout and not as a deserter.</p>
<p>It is an early account of somebody reading by the day, and most of it is there already: the one thing, the day’s length, the digestion, and a certain freedom about where the food comes from.</p>
<h2>As long as time permits</h2>
<p>About ninety years later, in Rome, Justin Martyr described to an emperor what Christians did on Sundays. The memoirs of the apostles were read, or the writings of the prophets, for as long as time permitted. Then the one presiding spoke, urging the people to go and do the like. It is the oldest surviving description of a homily. It has three features that have been lost now and then and found again: it comes after the text and not in place of it, it ends in something to be done, and there is a clock.</p>
<p>What an assembly did on Sunday a person alone would come to want on a Tuesday. Among the monks of Egypt, many of whom owned no book, one went to an old man’s door and asked for a word, and was given a sentence to go off and live on. The fifth-century historian Socrates tells about a monk named Pambo, who could not read and asked someone to teach him a psalm. He heard the first verse of the one that we number thirty-ninth:</p>
<blockquote><p>“I said, ‘I will watch my ways, so that I don’t sin with my tongue.’” (Psalm 39:1)</p></blockquote>
<p>He stopped the man there. That would do for the present, he said, if he could learn to practice it. Six months afterward he was asked why he had not been back, and said that the verse was not yet learned. Long after that, somebody inquired again. Pambo said that it had taken him nineteen years, and that he had only just managed it.</p>
<h2>A room named after a page</h2>
<p>Benedict, in the sixth century, gave each of his monks a book at the beginning of Lent and told them to read it straight through, from which we learn that monks skipped. His own Rule came to be read aloud in pieces, a portion each day, over and over for life. The portion was the chapter; and the room where they met to hear it came to be called the chapter house. Some of the loveliest rooms in Europe are named after a page.</p>
<p>Monasteries kept another book of days. A martyrology tells, date by date and mostly in two or three lines apiece, who died on it and how. It was read out for the day to come, and has very little in it by way of comment. A name, a place and a manner of dying were thought to be enough for one morning.</p>
<p>Ordinary people had the calendar at the front of the prayer book, with the feasts in red, from which we have red-letter days. When printing came they had the almanac: moons, tides, fairs, and the time of sunrise. Benjamin Franklin, who printed one from 1732, noticed that it left small spaces between the remarkable days, and filled them up with proverbs, on the ground that many of his customers bought scarcely any other book. He was selling thrift. But he had seen that an empty square beside a date is a pulpit.</p>
<p>In those same years, in the village of Herrnhut in Saxony, a community of Moravian refugees tried something plainer. From the spring of 1728 a verse was chosen for each day and carried around the village from house to house. The page was a person on the step. It has been printed as a small book for every year since 1731, and is read today in dozens of languages.</p>
<p>The nineteenth century put the year on a block and hung it in the kitchen, one leaf to tear off each morning. It was a fine machine. It told you what day it was and it made you get rid of yesterday with your own hand.</p>
<h2>What they knew</h2>
<p>These people would have disagreed at table. One can still see three things in all they made.</p>
<p><strong>It was small.</strong> They had libraries, some of them. They did not suppose that the trouble with people was too little to read. A page is as much as can be carried without putting anything else down.</p>
<p><strong>It was given.</strong> Somebody else had chosen it, or the date had. This is the part we would be least likely to think of, now that so much can be had to our own taste. The page that belongs to the day may have to do with money when we had hoped for comfort, and it is being read on the same morning by a widow in the next town, and that is company of a kind.</p>
<p><strong>It ended.</strong> This is the great thing, and the newest machines have mislaid it. What we look at in the morning now has no last line; it can be drawn up forever like a rope out of a well, and there is never any bucket. A page has a foot. One comes to it, and there is the rest of the day, with nothing to do but to live it. The end of the page is where reading hands over to the other virtues.</p>
<p>People who read by the day often worry about the days they missed. The history is a comfort here. The leaf was torn off, whether or not anyone had read it. The martyrs of the twelfth gave way to the martyrs of the thirteenth. The prayer that nearly all these people had by heart asks for bread in the same measure, “Give us today our daily bread,” and puts in no claim for the bread of last week.</p>
<p>And if some day one line should take hold, and the pages after it go by unread for a while because that line is not yet learned, it would be a mistake to think that one had fallen behind. Pambo was never more than a verse along. It took him nineteen years, and he is counted among the saints.</p>`,
};
