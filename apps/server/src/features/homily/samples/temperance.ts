import type { SampleHomily } from './sample-homily.ts';

export const onTemperance: readonly SampleHomily[] = [
  {
    title: 'Enough for a day',
    book: 'Matthew',
    chapter: 6,
    verse: '25-27',
    gospelText: [
      '²⁵Therefore I tell you, don’t be anxious for your life: what you will eat, or what you will drink; nor yet for your body, what you will wear. Isn’t life more than food, and the body more than clothing? ²⁶See the birds of the sky, that they don’t sow, neither do they reap, nor gather into barns. Your heavenly Father feeds them. Aren’t you of much more value than they?',
      '²⁷“Which of you by being anxious, can add one moment to his lifespan?',
    ],
    homilyText: [
      'He must have said it out of doors, because he points. Look at the birds. They are not an argument; they are simply there, above everybody’s heads, getting on with the day. Nobody has ever seen a sparrow lie awake.',
      'We do sow, and reap, and gather into barns, and he does not tell us to stop. The farmers in front of him would go back to their fields in the morning. What he takes aim at is the other work, which we do besides: the going over it again at night, the adding up of what was already added up. It feels like diligence. He asks one dry question about it: how much longer has it made anybody’s life?',
      'Worry is a kind of greed, though a sad one. It wants to eat tomorrow’s bread today, to make sure of it, and finds that tomorrow’s bread has no taste yet. Temperance we think of at table, with the second glass. But the mind too can be taught to leave the table when it has had enough, and to take the day in the portion in which it was served.',
    ],
    practice:
      'When the same worry comes around for the third time, tell it that it has been heard. Then go out and look up.',
  },
  {
    title: 'Many things',
    book: 'Luke',
    chapter: 10,
    verse: '38-42',
    gospelText: [
      '³⁸As they went on their way, he entered into a certain village, and a certain woman named Martha received him into her house. ³⁹She had a sister called Mary, who also sat at Jesus’ feet and heard his word. ⁴⁰But Martha was distracted with much serving, and she came up to him, and said, “Lord, don’t you care that my sister left me to serve alone? Ask her therefore to help me.”',
      '⁴¹Jesus answered her, “Martha, Martha, you are anxious and troubled about many things, ⁴²but one thing is needed. Mary has chosen the good part, which will not be taken away from her.”',
    ],
    homilyText: [
      'Martha is usually scolded for working. Jesus does no such thing. Somebody had to cook; thirteen men had come up the road, and it was she who opened the door.',
      'What Jesus names is not the work but the number. “You are anxious and troubled about many things.” You can hear it in what she says to him. In one breath she has told her guest what he should feel, her sister what she should do, and both of them how much is left to her. That is what many things will do. They crowd in until even the guest is one of them.',
      'He says her name twice, as one does to wake someone gently. And he does not send her back to the kitchen or away from it. He says that one thing is needed, and leaves it there, in the room, next to the empty place on the floor.',
      'Temperance is not doing little. It is doing one thing at a time and having the whole of oneself there for it. Bread can be baked in that way, and even a floor can be swept.',
    ],
    practice: 'Do one ordinary task with nothing else in your ear or in your hand.',
  },
  {
    title: 'Bread, and a fire of coals',
    book: 'John',
    chapter: 21,
    verse: '9-13',
    gospelText: [
      '⁹So when they got out on the land, they saw a fire of coals there, with fish and bread laid on it. ¹⁰Jesus said to them, “Bring some of the fish which you have just caught.”',
      '¹¹Simon Peter went up, and drew the net to land, full of one hundred fifty-three great fish. Even though there were so many, the net wasn’t torn.',
      '¹²Jesus said to them, “Come and eat breakfast!”',
      'None of the disciples dared inquire of him, “Who are you?” knowing that it was the Lord.',
      '¹³Then Jesus came and took the bread, gave it to them, and the fish likewise.',
    ],
    homilyText: [
      'They have been out all night with nothing to show for it, and when they come up the beach there is breakfast. Of all that the risen Lord might have arranged for them, he arranged that. A fire, some fish, bread. John remembers that it was coals.',
      'Peter had stood at a fire of coals before, in a courtyard, on the worst night of his life. Now there is another, and nobody says a word about it yet. That will come, and it will be asked three times; but not on an empty stomach. There is such courtesy in the order of things. First he lets them bring some of their own catch, though he plainly has enough. Then he says, come and eat.',
      'None of them dared to ask who he was. So they ate. They took what was put into their hands.',
      'We tend to imagine that holiness begins where ordinary appetites leave off. Here it sits down beside them, turns the fish, and sees that it does not burn. What is asked of the hungry is only to come when they are called, and to leave some for the next man.',
    ],
    practice: 'Eat one meal slowly enough to know who made it. Give thanks for that person by name.',
  },
];
