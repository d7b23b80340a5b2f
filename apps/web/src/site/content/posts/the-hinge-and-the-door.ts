import type { SamplePost } from '../sample-post.ts';

export const theHingeAndTheDoor: SamplePost = {
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
