import type { SampleHomily } from './sample-homily.ts';

export const onPrudence: readonly SampleHomily[] = [
  {
    title: 'What the rain finds out',
    book: 'Matthew',
    chapter: 7,
    verse: '24-27',
    gospelText: [
      '²⁴“Everyone therefore who hears these words of mine and does them, I will liken him to a wise man who built his house on a rock. ²⁵The rain came down, the floods came, and the winds blew and beat on that house; and it didn’t fall, for it was founded on the rock. ²⁶Everyone who hears these words of mine and doesn’t do them will be like a foolish man who built his house on the sand. ²⁷The rain came down, the floods came, and the winds blew and beat on that house; and it fell—and its fall was great.”',
    ],
    homilyText: [
      'Two houses stand in the same weather. While the sun shines nobody walking past could say which is which; the one on sand may even have the better view. Jesus does not tell us that the second man was lazy, or wicked. He built, and building is work. He only did not ask, before the first stone, what there was beneath it.',
      'Both of them had heard. That is the uncomfortable part. The difference is not between those who listen and those who never came, but between two who sat side by side on the hill, and nodded, and went home. Hearing feels so much like doing that we can live on it for years. We have underlined the sentence. We have sent it to a friend.',
      'Rock is not a feeling. It is what is left of a good word after it has been done once on a tired evening, and again the next. Nobody sees a foundation being laid, and nobody thanks you for it. The rain does, in its way: it comes down on you, and you are still there in the morning.',
    ],
    practice: 'Take one thing that you have long agreed with, and do it before you sleep.',
  },
  {
    title: 'A good look at the price',
    book: 'Matthew',
    chapter: 13,
    verse: '44-46',
    gospelText: [
      '⁴⁴“Again, the Kingdom of Heaven is like treasure hidden in the field, which a man found and hid. In his joy, he goes and sells all that he has and buys that field.',
      '⁴⁵“Again, the Kingdom of Heaven is like a man who is a merchant seeking fine pearls, ⁴⁶who having found one pearl of great price, he went and sold all that he had and bought it.',
    ],
    homilyText: [
      'One man trips over his fortune behind somebody else’s plow. The other has been looking for his all his life, and knows the trade. The kingdom comes to both kinds, it seems: to those who were thinking of something else, and to those who could think of nothing else.',
      'What they have in common is what happens next. Each goes home and sells everything. It is easy to hear that as a feat, with teeth clenched. But listen to how it is told. “In his joy, he goes and sells all that he has.” Nobody in the village understood the auction. A man carried out his table, his lamp and his second coat, and he was humming.',
      'We are used to calling careful whoever keeps what he has. Here the careful one is the one who lets go, because he has seen what the field is worth. Prudence is not a tight fist. It is an eye for prices. It knows what a thing costs and also what it is for, and when the right one comes along it does not haggle.',
    ],
    practice:
      'Find one thing you are keeping only because it is yours. Ask what you might have instead, if your hands were free.',
  },
  {
    title: 'Sit down first',
    book: 'Luke',
    chapter: 14,
    verse: '28-30',
    gospelText: [
      '²⁸For which of you, desiring to build a tower, doesn’t first sit down and count the cost, to see if he has enough to complete it? ²⁹Or perhaps, when he has laid a foundation and isn’t able to finish, everyone who sees begins to mock him, ³⁰saying, ‘This man began to build and wasn’t able to finish.’',
    ],
    homilyText: [
      'There are towers like that in most towns: a wall to the height of a man’s chest, some rusting iron, a dog asleep in the shade. Nobody needs to be told the story. Somebody had a fine morning once, and a drawing.',
      'It is odd to find such a homely piece of advice just here, with great crowds on the road and Jesus speaking of crosses. They were glad to be going up with him. He turns around and does what no one does who wants a crowd: he asks them to read the bill before they sign it. Sit down. Count. Have you enough to finish?',
      'The honest answer is that we have not. That is worth finding out sitting down. Whoever counts carefully here will rise from the table either to go home, or to ask for help, and the second of these is what the whole Gospel is waiting for. Enthusiasm never asks for help; it does not know yet that it is needed.',
      'And he does not say: therefore build nothing. He says: begin like someone who means to live in it.',
    ],
    practice:
      'Of the things you have half begun, choose one. Write down what it would take to finish it, and whom you will ask.',
  },
];
