import type { SamplePost } from '../sample-post.ts';

export const howToReadAHardPassageWithoutWinning: SamplePost = {
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
