import type { SampleHomily } from './sample-homily.ts';

export const onFortitude: readonly SampleHomily[] = [
  {
    title: 'He doesn’t know how',
    book: 'Mark',
    chapter: 4,
    verse: '26-29',
    gospelText: [
      '²⁶He said, “God’s Kingdom is as if a man should cast seed on the earth, ²⁷and should sleep and rise night and day, and the seed should spring up and grow, though he doesn’t know how. ²⁸For the earth bears fruit by itself: first the blade, then the ear, then the full grain in the ear. ²⁹But when the fruit is ripe, immediately he puts in the sickle, because the harvest has come.”',
    ],
    homilyText: [
      'It is the shortest of the parables about seed, and almost nothing happens in it. A man throws some on the earth. He goes to bed. He gets up. He does that for months. Then there is wheat.',
      'Mark alone has kept it for us, and he kept the funniest line: the seed springs up and grows, “though he doesn’t know how.” There is a farmer, of all people, and he does not know how. The thing itself goes on in the dark, underneath his boots, while he is asleep; and the one thing that he could do to hurry it would be to dig it up.',
      'We speak of courage as if it were always a charge up a hill. The ancients knew another half of it, and thought it the greater: to stay. To get up in the morning, and see bare ground, and go on as though something were happening there, because something is. Parents know about it. So does anybody who has taught, or has prayed for one person for twenty years.',
      'Blade, then ear, then the full grain in the ear. It has an order, and it will not be skipped.',
    ],
    practice: 'Leave alone, on purpose, one thing that you would like to dig up and look at.',
  },
  {
    title: 'Asleep on the cushion',
    book: 'Mark',
    chapter: 4,
    verse: '37-40',
    gospelText: [
      '³⁷A big wind storm arose, and the waves beat into the boat, so much that the boat was already filled. ³⁸He himself was in the stern, asleep on the cushion; and they woke him up and asked him, “Teacher, don’t you care that we are dying?”',
      '³⁹He awoke and rebuked the wind, and said to the sea, “Peace! Be still!” The wind ceased and there was a great calm. ⁴⁰He said to them, “Why are you so afraid? How is it that you have no faith?”',
    ],
    homilyText: [
      'Mark has the cushion. He is the only one who does, and he had it, they say, from Peter, who would have remembered. There was water over the boards and wind enough to drown a shout, and he lay in the stern with his head on the one soft thing aboard.',
      'They wake him with a reproach. Teacher, don’t you care that we are dying? It is the prayer that people say most often, and seldom in church. He gets up. He speaks to the wind first and to them afterwards, and that too is a courtesy: no one can listen to a question about faith while bailing.',
      'Then he asks it. Why are you so afraid? It cannot mean that there was nothing to fear. I think that it means: with whom did you suppose you were in the boat? He had never promised them calm. He had said, let us go over to the other side; and he had come along.',
      'Fortitude is not having no fear. It is knowing who else is in the boat.',
    ],
    practice:
      'Name to one other person the thing that frightens you. It will be no smaller, but there will be two of you at the oars.',
  },
  {
    title: 'Throwing off the cloak',
    book: 'Mark',
    chapter: 10,
    verse: '46-52',
    gospelText: [
      '⁴⁶They came to Jericho. As he went out from Jericho with his disciples and a great multitude, the son of Timaeus, Bartimaeus, a blind beggar, was sitting by the road. ⁴⁷When he heard that it was Jesus the Nazarene, he began to cry out and say, “Jesus, you son of David, have mercy on me!” ⁴⁸Many rebuked him, that he should be quiet, but he cried out much more, “You son of David, have mercy on me!”',
      '⁴⁹Jesus stood still and said, “Call him.”',
      'They called the blind man, saying to him, “Cheer up! Get up. He is calling you!”',
      '⁵⁰He, casting away his cloak, sprang up, and came to Jesus.',
      '⁵¹Jesus asked him, “What do you want me to do for you?”',
      'The blind man said to him, “Rabboni, that I may see again.”',
      '⁵²Jesus said to him, “Go your way. Your faith has made you well.” Immediately he received his sight and followed Jesus on the way.',
    ],
    homilyText: [
      'He has been told to be quiet. Many told him, Mark says, and they meant it kindly, no doubt: there was a procession, and a beggar shouting at the side of it. It was not the moment. It never is. “But he cried out much more.”',
      'And Jesus stood still. The whole road stops behind him, because of one voice that would not be managed. Then those same people who had hushed him turn about, and are all encouragement: Cheer up, get up, he is calling you! He throws off his cloak, the one he sat on, which caught the coins; it was shop and roof to him, and he could not have seen where it fell. He was not expecting to need it again.',
      'What do you want me to do for you? It seems a strange question to put to a blind man. But there are people who, asked the same, would have said: a little more money. It takes courage to want the thing itself, out loud, where everyone can hear that you have not got it.',
      'And when he can see, he is not told where to go. He follows on the way. It went up to Jerusalem.',
    ],
    practice: 'Ask for what you really need, once, of someone who can give it.',
  },
  {
    title: 'At your word',
    book: 'Luke',
    chapter: 5,
    verse: '4-7',
    gospelText: [
      '⁴When he had finished speaking, he said to Simon, “Put out into the deep and let down your nets for a catch.”',
      '⁵Simon answered him, “Master, we worked all night and caught nothing; but at your word I will let down the net.” ⁶When they had done this, they caught a great multitude of fish, and their net was breaking. ⁷They beckoned to their partners in the other boat, that they should come and help them. They came and filled both boats, so that they began to sink.',
    ],
    homilyText: [
      'They were washing the nets. Anybody who has worked all night for nothing knows that hour: the job is over, and it has failed, and there is still the cleaning up. At just that point somebody who is a carpenter by trade says, put out again. Into the deep. By daylight.',
      '“We worked all night and caught nothing.” It is said in seven words, and there are whole lives in it. He has every good reason on his side, and he knows the lake. Then comes the hinge on which everything after will turn: “but at your word.”',
      'He does not feel hopeful. Nothing suggests it. He does not say that it will work. He is tired, and he does the next thing because of who asked. That may be as much as courage ever comes to, on most days: to let down a clean net once more in the place where it came up empty.',
      'And when it began to tear, he did not try to hold it alone. He waved for the other boat. Some nets come up full only for those who are willing to call their partners.',
    ],
    practice: 'Go back to one thing that you had given up as a bad night’s work, and give it an hour.',
  },
];
