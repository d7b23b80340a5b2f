type PostCategory = 'Prudence' | 'Justice' | 'Fortitude' | 'Temperance' | 'The four virtues' | 'Scripture';

/** The name of an illustration. */
type PostPlate = 'contour' | 'door' | 'stones' | 'cairn' | 'table' | 'page' | 'bench';

type SamplePost = {
  readonly id: string;
  readonly slug: string;
  readonly title: string;
  readonly excerpt: string;
  readonly category: PostCategory;
  /** A Thursday, as YYYY-MM-DD. */
  readonly date: string;
  readonly plate: PostPlate;
  /** HTML with p, h2, h3, blockquote, ul, ol, li, strong, em and links only. */
  readonly content: string;
};

const aShortHistoryOfThePageADay: SamplePost = {
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

const enoughIsAPlace: SamplePost = {
  id: 'post-enough-is-a-place',
  slug: 'enough-is-a-place',
  title: 'Enough is a place',
  excerpt: 'We think of enough as an amount. It behaves more like a chair: one reaches it by sitting down.',
  category: 'Temperance',
  date: '2026-10-22',
  plate: 'table',
  content: `<p>Ask a friend how much would be enough, and if the friend is honest the answer will be: a little more than now. Ask again when the little more has come. It is not greed, or not what we usually mean by greed. It is a mistake in geography. We take enough to be some way further along the road we are on, and it keeps its distance as the horizon does, and for the same reason: it is measured from our own feet.</p>
<p>The argument of this essay is that enough is a place. It resembles a kitchen chair. Nobody ever got into a chair by walking further.</p>
<h2>The man who never ate</h2>
<p>There is a story about this in Luke. A man’s land bears well, better than he can store, and he thinks it over.</p>
<blockquote><p>“I will pull down my barns, build bigger ones, and there I will store all my grain and my goods. I will tell my soul, ‘Soul, you have many goods laid up for many years. Take your ease, eat, drink, and be merry.’” (Luke 12:18–19)</p></blockquote>
<p>He is not a bad man. He has robbed nobody; the weather was good. He is prudent, as the word is used in banks. Two things about him are odd. One is that he has nobody to talk to. He reasons within himself, and it is all my crops, my barns, my grain, my goods, and at the end my soul, which he addresses like a valued customer. The other is that in the course of the story he does not eat anything. Eating is for afterward. He has put his enough at the far end of a building project, and that night he is sent for. “The things which you have prepared—whose will they be?”</p>
<p>One could say that he wanted too much. It would be nearer to say that he never arrived. He owned the whole road and had not once sat down on it.</p>
<h2>Breakfast, for forty years</h2>
<p>Israel had been taught the contrary in the desert, before breakfast, every morning for forty years, which is about how long it takes. The manna came with the dew. Everyone was to gather an omer a head, and when they measured it, “he who gathered much had nothing over, and he who gathered little had no lack.” Some put a little by, to be safe, and by morning it had worms in it.</p>
<p>But on the sixth day they gathered double, for the Sabbath, and it kept. The same bread that went bad for the anxious stayed sweet for those who were going to rest. So it is not putting by that does the harm. A person may save for winter, for tuition, for old age; prudence asks it of us. Temperance asks a question that prudence does not: do you mean ever to sit down?</p>
<p>Aquinas gives temperance a rule that is wider than most people expect. The measure of pleasant things, he says, is the need of this life. Then he adds at once that he does not mean bare need. He means what is fitting as well, what belongs to one’s health, one’s work and one’s place among other people. A wedding needs wine; it would be a poor sort of virtue that stood at the door counting glasses. Temperance is not a smaller portion. It is the right size of a thing, seen clearly and enjoyed at that size. The Book of Proverbs, which is seldom vague, puts these things in their order:</p>
<blockquote><p>“Have you found honey? Eat as much as is sufficient for you, lest you eat too much, and vomit it.” (Proverbs 25:16)</p></blockquote>
<p>The permission comes first. The reason comes last, and takes the form of an observation.</p>
<h2>How to tell that you are there</h2>
<p>If enough is a place, there must be ways of knowing that you have got to it. Here are some that have been found reliable.</p>
<ul>
<li>You can taste it. The first cookie is eaten for itself, and the fourth in memory of the first.</li>
<li>You have stopped looking at the next table.</li>
<li>You could give some of it away without doing a sum.</li>
<li>You could leave off in the middle, and not mind.</li>
<li>You find that you want to thank someone.</li>
</ul>
<p>The last is the surest, and it can be used backward. Grace before a meal is commonly thought of as a politeness toward God. It is also a boundary. A few words are said over what is there, and they have the effect of declaring that this is the meal: this bread, these people, this evening, and not some better dinner that the present one is standing in for. You cannot say grace over more. Those who have never done it might try it for a week on a cup of coffee, or an hour off. One has to stop, and look at it, and call it by its name; and very often it turns out to have been enough from the start, and to have been waiting to be told.</p>
<p>The other practice is to name the place beforehand. Temperance is nearly impossible at the moment of pouring. It is quite easy at four in the afternoon. Two glasses; one episode; the coat you have. Say it to somebody, and stop while you still like it.</p>
<h2>Whose chair</h2>
<p>It would be indecent to say any of this to a person who has not got enough. There are a great many, and the desert has something to say about them too. He who gathered little had no lack. The reason is that the one who gathered much had nothing over. Basil of Caesarea, preaching on the man with the barns in the fourth century, told the landowners in front of him that the bread they were keeping belonged to the hungry, and the coat in the chest to the person without one. He was not speaking of generosity. He thought that they were sitting in somebody’s chair.</p>
<p>So there is a hard edge to this gentle virtue. To learn what is enough is the only way of finding out how much one has that is not one’s own. Nobody at the horizon has anything to spare.</p>
<p>When five thousand people had come out to a lonely place and the afternoon was going, the disciples added up what they had. It was five loaves and two fish. We know how it ended: “They ate and were all filled,” and there were baskets left. But the order of events is worth noticing. When he had heard the sum, and before there was a crumb more than there had been, he told them what to do, and Luke says that they did so.</p>
<p>“Make them sit down.”</p>`,
};

const howToReadAHardPassageWithoutWinning: SamplePost = {
  id: 'post-how-to-read-a-hard-passage-without-winning',
  slug: 'how-to-read-a-hard-passage-without-winning',
  title: 'How to read a hard passage without winning',
  excerpt:
    'Most of us come to a difficult verse as a lawyer comes to a contract. There is an older way, which begins by letting the verse ask first.',
  category: 'Prudence',
  date: '2026-11-19',
  plate: 'contour',
  content: `<p>Most of us come to a difficult verse as a lawyer comes to a contract. We have an interest, we know what it is, and we go through the clauses looking for the one that lets us keep it. We do this in good faith, and it usually takes less than a minute.</p>
<p>Take the camel. A rich man has just gone away with his face fallen, and Jesus says:</p>
<blockquote><p>“It is easier for a camel to go through a needle’s eye than for a rich man to enter into God’s Kingdom.” (Mark 10:25)</p></blockquote>
<p>If you have sat in enough parish halls, you have heard about the gate. There was a narrow one in the wall of Jerusalem, it is said, which people called the Needle’s Eye, and a camel could get through it if its load was taken off and it went on its knees. It is a pleasant story with a moral ready inside it. There is no ancient evidence for the gate. The disciples, who knew Jerusalem, had plainly never heard of it, because on hearing the sentence they “were exceedingly astonished.” A tight gate astonishes nobody.</p>
<p>The gate is what gets built when a reader has decided beforehand that the verse is not going to cost anything.</p>
<h2>Three ways to win</h2>
<p>The first way is to <strong>explain it away</strong>. A custom of the period, a doubtful translation, the exaggeration natural to the East: any of these may be true, and a good reader wants to know. But there is a sign by which to tell learning from escape. When we are winning, we stop looking at the very moment we stop being uncomfortable.</p>
<p>The second is to <strong>pass it on</strong>. We look for the person it was meant for, and find him quickly. The saying about anger puts us in mind of an uncle. The woes against the Pharisees have been read aloud for centuries by people who took them to be about somebody else, and among those people there must have been several Pharisees.</p>
<p>The third is to <strong>be too good for it</strong>. There are pages that shock, and a reader who feels nothing there is not reading. Shock can be the start of honesty. But to be shocked and close the book leaves us exactly where the other two ways leave us: undisturbed, and in the right.</p>
<p>In all three the verse goes and the reader stays. That is what winning means.</p>
<h2>Letting the verse ask first</h2>
<p>Augustine, who had taught rhetoric in Milan and later called himself a seller of words, knew about winning from the inside. When he came to explain Genesis, he warned against fighting for an opinion because it is ours and then requiring Scripture to agree with it; it ought to be the other way about. He had a plainer rule as well. Anyone who thinks he has understood a passage, and is not helped by it to love God and his neighbor, has not understood it yet. The useful word is <em>yet</em>. It means that one is allowed to be in the middle.</p>
<p>Here is a way of being in the middle. It takes about a quarter of an hour.</p>
<ol>
<li><strong>Say what it says.</strong> Before asking what it means, cover the page and tell it in your own words, without adjectives. A good part of our quarrel with Scripture is a quarrel with sentences we half remember.</li>
<li><strong>Find where you flinch.</strong> Somewhere in it there is a word that you hurry past. Mark it. That is where the letter was addressed.</li>
<li><strong>Read a page on either side.</strong> Ask who is in the room and what has just happened. The camel follows a conversation in which, Mark says, “Jesus looking at him loved him.” The hard saying is about a man who has just been looked at in that way, and who went off all the same. It sounds different once you have seen the look.</li>
<li><strong>Ask someone who is dead.</strong> People have read this before you, in other centuries, with other interests to protect. A good commentary is a way of being outvoted. A Catholic will go further. The book was put into the hands of a Church, which reads it with all its pages open at once, so that no single line has to carry the whole weight alone.</li>
<li><strong>Do the plain part.</strong> Nearly every hard passage has an easy one lodged in it, which we step over on the way to the difficulty. You may not know what to think about the needle. You do know of one thing you own that has begun to own a little of you. Start there, today, and think about the needle afterward.</li>
</ol>
<h2>On leaving it open</h2>
<p>Sometimes the verse does not yield. We put this essay under prudence, and prudence is often taken for the virtue of the person who always has an answer. It is the virtue of seeing what is really there. Now and then what is really there is something you do not understand, and a prudent person sees that too, and does not cover it with a cloth.</p>
<p>Luke shows us how it is done. A boy of twelve, found in the temple after three days, tells his parents that he had to be in his Father’s house. “They didn’t understand the saying which he spoke to them.” It is an extraordinary thing for a Gospel to admit about its holiest household. And the next sentence but one says that “his mother kept all these sayings in her heart.” She does not understand and she keeps. Most of us manage one or the other. We keep what we have understood and let go of what we have not, which means that we never own anything larger than we were when we found it.</p>
<p>So it is no defeat to close the book with the thing still standing. Write the verse on a piece of paper, put it where you will come across it, and be ordinary for a week. A good many passages open from the inside, when something has happened to the reader.</p>
<p>Now go back to the camel, because the conversation did not end there. The disciples asked the question that the sentence was made to raise: “Then who can be saved?” He did not widen the needle. He looked at them and said: “With men it is impossible, but not with God, for all things are possible with God.” The hard saying had been carrying hope all along, and only those who stayed in the room after the bad news were there to be given it.</p>
<p>The man with the gate had already gone home. He had never needed to ask.</p>`,
};

const smallDebts: SamplePost = {
  id: 'post-small-debts',
  slug: 'small-debts',
  title: 'Small debts',
  excerpt: 'The borrowed ladder, the unanswered letter, the thanks you meant to say.',
  category: 'Justice',
  date: '2026-11-05',
  plate: 'stones',
  content: `<p>There is a ladder in the garage, and it belongs to the man at number nine. It was borrowed in April, for an afternoon, to see to a gutter. The gutter was seen to. Since then the ladder has been about to go back. It has been there long enough to have things leaning on it, and anyone new to the house would suppose that it was yours.</p>
<p>You know what happened next, because it happens to everybody. You began to see less of the man at number nine. You did not decide to. It was only that when his car was in the driveway you remembered something indoors. By September he had become a person one waves to. He may have noticed, and may have wondered what he did.</p>
<p>This is the trouble with a small debt. It does not stay in the garage. It was a matter of some aluminum, and it has become a matter of not meeting somebody’s eye. He could buy another ladder for less than it costs him to have lost a neighbor, and he has lost one without being told.</p>
<h2>What is owed</h2>
<p>The Roman lawyers had a definition of justice, which Aquinas took over with one small repair: it is the steady and lasting will to give each person what is theirs. Each of the parts does some work.</p>
<p>It is a <em>will</em>. It is a thing one does on purpose, and does not depend on how one feels about number nine. It is <em>steady</em>. An impulse to fairness, which comes over most of us after a good film, is something else. And it is owed to <em>each</em>. You cannot pay it to humanity. Many a person is generous to causes and slow with the plumber, and has never noticed that the plumber is where the cause lives.</p>
<p>It is not a warm virtue, on the face of it. That is its kindness. A person who is owed something does not want to be loved for the occasion. He wants his ladder.</p>
<h2>Three kinds</h2>
<p>The first kind is <strong>things</strong>: the ladder, the book with somebody’s name in the front, the dish that soup came in when you were ill.</p>
<p>The second kind is <strong>answers</strong>. Someone has written to ask whether you are coming, whether there is any news about the job, whether you are still angry. You have not replied, because the true reply wants thinking about, or because you would like it to be a good letter. Meanwhile he has a reply. It is your silence, and he is reading it every day, and he is obliged to supply the words himself. Few of us would write anything so hard as what people find in that envelope.</p>
<p>There is an old law for this, made for farm hands:</p>
<blockquote><p>“The wages of a hired servant shall not remain with you all night until the morning.” (Leviticus 19:13)</p></blockquote>
<p>Nobody is accused there of refusing to pay. The wages are in the house and will be handed over tomorrow. But tomorrow is the employer’s convenience, and the night in between belongs to the man with no supper. What the law sees is that delay has an owner. When we keep somebody waiting we are spending time, and it is not ours.</p>
<p>The third kind is <strong>thanks</strong>. Aquinas puts gratitude under justice, which surprises people who had it down as good manners. He says that some debts are owed in law and some only in decency. No court will collect the second kind. They are left to our honor, and are for that reason the better test of it.</p>
<p>When ten lepers were healed on the road, nine went on to the priests, as they had been told to. We ought to be fair to the nine. They were doing the right thing, they had families, and they had years to make up. What Jesus asked was only where they were. “Weren’t the ten cleansed? But where are the nine?” Thanks requires a person to turn around. It costs some road already walked, and the road is generally being walked in a good direction and in a hurry.</p>
<h2>Why begin with small ones</h2>
<p>They are, first, the only ones that most of us can pay. It is a strange thing about the great debts that they cannot be discharged at all. Nobody has ever got even with his mother. Aquinas says as much about parents and country, and above all about God: we give back what we can, and the account is never square. Justice, for a creature, starts with an insolvency. That might make us easy about the little sums. In the Gospel it works the other way.</p>
<p>A servant who has been let off ten thousand talents, more than a province paid in taxes, goes out and finds a man who owes him a hundred days’ wages, and takes him by the throat. We all see what is wrong with that. It is harder to see the mild domestic form of it, which is to have an excellent memory for the ladders we have lent.</p>
<p>Small debts matter also because they are practice. “He who is faithful in a very little is faithful also in much,” and it is hard to think how else a person could learn. Those who do large injustices mostly began on a scale at which it looked like being busy.</p>
<h2>An evening’s accounting</h2>
<p>Take half a sheet of paper and an hour. Write three short lists.</p>
<ul>
<li>What is in this house that is not ours?</li>
<li>Who is waiting for a word from me?</li>
<li>Whom did I mean to thank?</li>
</ul>
<p>Pay the oldest first; it will be the one you want to leave until last. Give no explanation longer than the debt. Nearly every apology for lateness is a request for one more favor, and the creditor ends by comforting you. “This is yours. I kept it too long. Thank you” is enough, and leaves him free to say what he likes. If the thing is lost, pay for it. If the person has died, tell someone who loved them; thanks are one of the few debts that the heirs are glad to inherit.</p>
<p>And leave one account open. Paul, who disliked owing anybody anything, made a single exception: “Owe no one anything, except to love one another.” That debt is renewed every morning, and it is a relief to have only that one on the books.</p>
<p>As for the ladder, take it back on Saturday. Do it by daylight, when his car is in the driveway, and carry it up the street where he can see you coming.</p>`,
};

const theAdviceYouDidNotAskFor: SamplePost = {
  id: 'post-the-advice-you-did-not-ask-for',
  slug: 'the-advice-you-did-not-ask-for',
  title: 'The advice you did not ask for',
  excerpt:
    'What a father-in-law, some servants and a donkey can teach about giving counsel, and about taking it.',
  category: 'Prudence',
  date: '2026-10-08',
  plate: 'bench',
  content: `<p>A man has led a nation out of slavery, through a sea and into a desert. He has spoken with God. He is, by any reckoning, at the height of his profession, and his father-in-law comes to stay.</p>
<p>Jethro brings the wife and the two boys, who have been staying with him. He hears the whole story, is glad of it, and offers a sacrifice; there is a good dinner. The next morning he goes along to see Moses at work. Moses is sitting in judgment, by himself, and the people stand around him from morning to evening, waiting their turn. Jethro watches all of it. Then he says what a number of people must have been thinking:</p>
<blockquote><p>“The thing that you do is not good. You will surely wear away, both you, and this people that is with you; for the thing is too heavy for you. You are not able to perform it yourself alone.” (Exodus 18:17–18)</p></blockquote>
<p>Nobody had asked him. He had been there a day. He was not even an Israelite. And Moses, who had stood up to Pharaoh, “listened to the voice of his father-in-law, and did all that he had said.” Prudence has few finer hours, and there are two people in it.</p>
<h2>How to give it</h2>
<p>Most advice that nobody asked for ought not to have been given. Job’s friends did well for a week. They came a long way, they sat down with him on the ground for seven days and seven nights, “and no one spoke a word to him, for they saw that his grief was very great.” Had they gone home on the eighth day they would be remembered as the best friends in the Bible. Then they opened their mouths, and it is thirty-four chapters before God gets a word in.</p>
<p>Jethro spoke, and was right to. What he did can be learned.</p>
<ol>
<li><strong>He watched for a whole day.</strong> He had come with opinions, no doubt; he was a priest and a father-in-law. He kept them until evening, and by then had seen the man and also the line.</li>
<li><strong>He asked first.</strong> “What is this thing that you do for the people?” It was a real question. Moses gave a good reason, and Jethro’s advice takes account of it.</li>
<li><strong>He said one thing, and said it to his face.</strong> There was a great deal in that camp to remark on, and he mentioned none of it. Nor did he take it up with Aaron.</li>
<li><strong>He was on both sides.</strong> “Both you, and this people.” Bad advice is often given on behalf of somebody, against the one who is hearing it.</li>
<li><strong>He had something to put in its place.</strong> Let able people, who cannot be bought, take the small matters and send up the great ones. A person told only that he is doing badly has been handed one more thing to carry.</li>
<li><strong>He left room for God to overrule him.</strong> “If you will do this thing, and God commands you so.” He knew how much he knew.</li>
<li><strong>He went home.</strong> “Moses let his father-in-law depart, and he went his way into his own land.” He did not stay to see whether it was done.</li>
</ol>
<p>If we wish to know whether to speak, we might try ourselves on the last point. Would I still want to say this if I could never learn whether it was taken? If not, we had better watch for another day.</p>
<h2>How to take it</h2>
<p>The harder half is on the other side of the table. Aquinas, taking prudence apart to see what it is made of, finds memory in it, and foresight, as one would expect; and then docility. The word has come down in the world; it makes us think of cattle. He means being teachable. The matters that prudence deals with, he says, are of nearly endless variety, and no one can see enough of them alone, or in a short time. He adds that this holds even for the learned. It is a remark of some interest from one of the most learned men of his age.</p>
<p>The difficulty is that true things so often arrive by an unsuitable messenger. Naaman, the Syrian general, had been told to wash in a small foreign river, and was driving home in a rage, when he was put right by his own servants. Balaam was a prophet by trade, and on the day when it mattered the only one present who could see the angel in the road was the donkey. He beat her three times for it. When at last she spoke, what she said was mild and to the point: “Was I ever in the habit of doing so to you?” It is what anyone might say who has been carrying us for years and who stops one day and will not go on.</p>
<p>We look first at who is speaking. It is the wrong person: younger, or paid by us, or our mother. It is certainly the wrong moment. All of this may be so, and it leaves the question where it was, which is whether there is an angel in the road.</p>
<p>A few habits make one easier to tell.</p>
<ul>
<li>Say thank you first, before you know whether you mean it. It buys a few seconds, and they are the ones that count.</li>
<li>Do not answer on the same day. To explain at once is a way of not hearing at length.</li>
<li>Look for the tenth part that is true. Somebody has been to some trouble to bring it.</li>
<li>When a thing has been said to you by three people who do not know one another, stop counting.</li>
<li>If you act on it, go back and say so. It is only just, and it is also how a person comes to be told the next thing.</li>
</ul>
<h2>What Moses kept</h2>
<p>It may be felt that Moses lost something that day. He had been the one to whom everybody came. By the next week the small cases were going to people who would decide some of them less well. That is usually why we do not take the advice. We can see quite clearly what we would have to hand over, and we have never yet seen what it would be like to have the evening.</p>
<p>The book does not say what Moses did with his. But the chapter that comes after this one begins at the foot of Sinai, and within three verses he has started up the mountain. He was to be gone a good while. A number of things went wrong below in his absence, but the small cases were not among them.</p>
<p>To counsel the doubtful is on the old list of the works of mercy, not far from bearing wrongs patiently. One has to see what is there, say it once, and be willing to go home. To be counseled, one has only to be a little less sure than usual, for a moment. It is the more difficult of the two, and it can be practiced at any time, since somebody is always ready to help.</p>`,
};

const theFourteenthMile: SamplePost = {
  id: 'post-the-fourteenth-mile',
  slug: 'the-fourteenth-mile',
  title: 'The fourteenth mile',
  excerpt: 'What walkers know about the hour after courage has gone home.',
  category: 'Fortitude',
  date: '2026-10-29',
  plate: 'cairn',
  content: `<p>The first miles of a long walk are done on excitement and the next few on breakfast. From about the eighth you are walking on pride, which is a better fuel than it is given credit for and gets most people to twelve. After that there comes a mile with nothing in it. The view has been seen. The conversation has stopped, by consent. It is too late to have stayed at home and too early to be there. Courage, if by courage one means a feeling, turned back some way ago without saying anything.</p>
<p>Call it the fourteenth mile. It comes in the third year of looking after somebody; in the week when everyone has stopped bringing food; in the middle of a book, a degree, a marriage, a Lent. It deserves some attention, because more of life is spent there than on any summit.</p>
<h2>Holding on and charging</h2>
<p>Aquinas asks which is the chief act of fortitude, to attack or to endure. The virtue had belonged to soldiers since Homer, and one expects him to say attack. He says endure, and his reasons are a walker’s reasons. The one who attacks generally thinks himself the stronger; the one who endures has something stronger than himself upon him. To the attacker the hard thing is still ahead, and may yet not come; to the one who endures it is here. And an attack can be over in a moment, while endurance means holding to a good for a long time.</p>
<p>So the virtue has its proper home at the fourteenth mile. What we admired at the start, when the boots were dry and somebody took a photograph, was mainly high spirits.</p>
<h2>Four things that walkers know</h2>
<p><strong>Look for the next mark only.</strong> On a well-kept trail the blazes are painted so that from each you can see the following one. Nobody painted them so that from each you could see the end. The whole road has no handle by which to lift it. A person who has to sit with the dying for another month cannot do it, and needs only to do Tuesday.</p>
<p><strong>Eat before you preach to yourself.</strong> Elijah had the greatest day of his life on Mount Carmel. A few days later he was alone in the wilderness under a juniper tree, asking to die. “It is enough,” he said. If ever a prophet was due a talking-to, it was then. What he got was this:</p>
<blockquote><p>“He lay down and slept under a juniper tree; and behold, an angel touched him, and said to him, ‘Arise and eat!’” (1 Kings 19:5)</p></blockquote>
<p>There is bread baked on the coals, and a jar of water. He eats, and goes back to sleep, and is allowed to. Then the angel comes a second time and gives one of the kindest reasons in Scripture: “Arise and eat, because the journey is too great for you.” Heaven does not tell him that the journey is shorter than he supposes, or that he is stronger. It agrees with him about the journey and hands him his lunch. He walks forty days on it. A number of spiritual crises want, to begin with, a sandwich and eight hours.</p>
<p><strong>Decide nothing here.</strong> Ignatius of Loyola had a rule for bad stretches: in a time of desolation, do not alter what you resolved on when you could see. Tiredness is a poor witness, and it is a fluent one. At the fourteenth mile it will explain to you, with evidence, that the map is wrong, that your companions never liked you, and that the valley you left was in fact the place. Write it down, if you like. Read it after supper.</p>
<p><strong>Go at the pace of the slowest.</strong> It feels like a favor done to him. In practice it is how the fast ones arrive at all.</p>
<h2>When to stop</h2>
<p>Not every mile ought to be walked. Someone with a broken ankle should sit down, and someone who is being harmed at home should leave it and get help; no virtue is asking them to stay. Ambrose warned that fortitude without justice is the raw material of wrong. It takes a good deal of endurance to carry through a swindle, or a feud. Before we admire ourselves for going on we may ask two questions: is it toward something good, and does anyone besides me think so? If the answer to both is yes, then the fact that it has become hard is no evidence against it. If we find that we are going on chiefly so as not to have been mistaken, then turning around is the braver act, and prudence is right to say so. The way back has a fourteenth mile of its own.</p>
<h2>Seven out, seven back</h2>
<p>The most famous walk in the New Testament is fourteen miles long, though it is not usually thought of so. Emmaus, Luke says, was sixty stadia from Jerusalem. That is about seven miles. On the first day of the week two disciples walked there, talking over what had happened, and a stranger fell in with them. Luke gives the outward journey his whole attention: what they said, what he said, how he made as if to go further. He gives us the table, the bread being broken, and their eyes being opened. By then it was, as they themselves had told him, “almost evening,” and the day was almost over. And then:</p>
<blockquote><p>“They rose up that very hour, returned to Jerusalem, and found the eleven gathered together, and those who were with them.” (Luke 24:33)</p></blockquote>
<p>That is the entire account of the second seven miles. There is nothing about the dark, or the road, or their feet. Painters have loved the road out and the supper. But somebody walked the way back. They had the same legs as in the morning, with seven miles in them already; they had sat down, which any walker will tell you is the fatal thing; and they got up and did it again, in the wrong direction from bed, because there was something that other people needed to be told.</p>
<p>We would like to say that it was easy, since their hearts had been burning. Perhaps it was, for a time. But a heart that burned on the way out is a memory on the way home, and somewhere before the city there must have been a stretch when nobody was saying anything and one of them had a stone in his sandal. That was the fourteenth mile. The Gospel got to the others across it.</p>
<p>All they had had was some bread. It seems to have been enough for the distance.</p>`,
};

const theHingeAndTheDoor: SamplePost = {
  id: 'post-the-hinge-and-the-door',
  slug: 'the-hinge-and-the-door',
  title: 'The hinge and the door',
  excerpt:
    'Why a word for ironmongery became the name of the virtues, and what it says about how a life opens.',
  category: 'The four virtues',
  date: '2026-11-12',
  plate: 'door',
  content: `<p>In the doorsills of Pompeii there are round holes, worn smooth. They are where the doors turned. A Roman door did not commonly hang from its side, as ours do. It stood on a pivot, a post shod with metal that turned in a socket cut into the sill, with another socket above. The whole weight of the door came down on that spot. Everyone who lived in the house went past it several times a day, and it is safe to say that nobody thought about it unless it squeaked.</p>
<p>The Latin for it was <em>cardo</em>. From that piece of ironmongery we have the cardinal points of the compass, by way of the poles on which the sky was thought to turn; the cardinals of the Church; a bird that wears their color; and the four virtues on which, it was said, a human life turns.</p>
<h2>How four became four</h2>
<p>The list is older than the name. Plato, planning a city in the <em>Republic</em>, says that if it is a good one it will be wise, brave, temperate and just, and sets out to find where each of the four lives. Some centuries later the Book of Wisdom, written in Greek by a Jew who had certainly heard of Plato’s four, gives them a different teacher:</p>
<blockquote><p>“If a man loves righteousness, the fruits of wisdom’s labor are virtues, for she teaches soberness, understanding, righteousness, and courage.” (Wisdom 8:7)</p></blockquote>
<p>Cicero carried the four into Latin. Then, toward the end of the fourth century, Ambrose of Milan was explaining the Gospel of Luke. Matthew has eight Beatitudes and Luke has four, and Ambrose, who liked things to fit, matched Luke’s four to four virtues and called them cardinal. He is the first person we know of to have done so. It is worth remembering where it happened. The hinges got their name in a commentary on a Gospel, beside the words “Blessed are you who are poor.”</p>
<p>Thomas Aquinas, nearly nine centuries after, explained the name for the benefit of anyone who had not looked at a door lately. They are called cardinal, he says, because the moral life turns on them as a door does on its hinge, and it is by the door that one gets into a house.</p>
<h2>What a hinge knows</h2>
<p>It is a good picture because it is an exact one, and it can be pressed at several points.</p>
<p><strong>A hinge stays so that something else can move.</strong> Take a door off its hinges and it is not set free. It becomes a large plank leaning in a gap, and each time you want to go through you have to lift it. A great deal of moral effort is like that. The first time you tell an awkward truth you lift the whole plank, and you feel it in your back. When you have told a hundred, there is a pivot, and the thing swings. The ancients meant this by a virtue. They did not mean the strain of being good. They meant what is there when a good deal of the strain has gone.</p>
<p><strong>A hinge is proved by weight.</strong> Any door hangs well in the catalog. It is not temperance to refuse a second helping of what you do not like, nor justice to be fair on a day when it costs nothing. Whoever wants to know which of the four is loose should wait for a slammed door, and then listen.</p>
<p><strong>One crooked hinge binds the rest.</strong> The four were always taught as a set, and it is not hard to see why. Courage without justice is a great help to a burglar. Prudence without courage sees just what ought to be done and stays where it is, with excellent reasons. Justice without temperance begins to enjoy being owed. And temperance, if there is no prudence to ask what it is for, turns into a diet. Most of what we call our character is a door that opens three-quarters of the way and then catches.</p>
<h2>What it is a hinge of</h2>
<p>Augustine has a joke about doors. A man, he observes, puts one porter at his door, and being a man he is enough. The old Romans needed three gods for it: one for the door, one for the hinge and one for the threshold. The joke was on people who had divided up the world among so many small powers that nobody was left to look after the house.</p>
<p>One can make that mistake with virtues. It is possible to become a specialist in hinges. There are people, and in certain seasons we are among them, who polish and oil and measure the angle, and who would be put out if anybody came in. The Stoics, who admired the four more than anyone, sometimes write like householders of this kind: everything in order, and the door shut.</p>
<p>The Christian use of the word is different at this one point, and the difference is the entire matter. A hinge is not what a house is for. In the Gospel of John somebody else says, “I am the door.” What the four virtues do is to let a life turn when he moves it. That is why the tradition never left them as four. It spoke of three more, faith and hope and love, and said that these are not made by practice. They are given, as a guest is given: you can be ready, and you cannot do the arriving yourself.</p>
<p>So we should neither despise the hinges nor worship them. They are small fittings. They are set by hand, one screw at a time, generally by doing on a Wednesday what one would rather put off to the end of the week. If you would like something to do with this essay, choose the one of the four that squeaks. You know which it is, and so does anybody who lives with you. Ask them, if you are feeling brave; and if you are not, then you have found it.</p>
<p>Near the end of the Bible there is a sentence that has been painted so often that we have stopped hearing how modest it is:</p>
<blockquote><p>“Behold, I stand at the door and knock. If anyone hears my voice and opens the door, then I will come in to him and will dine with him, and he with me.” (Revelation 3:20)</p></blockquote>
<p>He does not force it. He is outside, knocking, and he is relying on the hinges.</p>`,
};

/** Newest first. */
export const samplePosts: readonly SamplePost[] = [
  howToReadAHardPassageWithoutWinning,
  theHingeAndTheDoor,
  smallDebts,
  theFourteenthMile,
  enoughIsAPlace,
  aShortHistoryOfThePageADay,
  theAdviceYouDidNotAskFor,
];
