import type { SamplePost } from '../sample-post.ts';

export const smallDebts: SamplePost = {
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
