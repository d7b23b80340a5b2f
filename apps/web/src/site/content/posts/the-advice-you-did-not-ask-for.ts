import type { SamplePost } from '../sample-post.ts';

export const theAdviceYouDidNotAskFor: SamplePost = {
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
