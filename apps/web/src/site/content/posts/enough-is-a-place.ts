import type { SamplePost } from '../sample-post.ts';

export const enoughIsAPlace: SamplePost = {
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
