export interface SampleHomily {
  readonly title: string;
  readonly book: string;
  readonly chapter: number;
  readonly verse: string;
  /** A paragraph each. */
  readonly gospelText: readonly string[];
  readonly homilyText: readonly string[];
  readonly practice: string;
}

const onFortitude: readonly SampleHomily[] = [
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

export const onJustice: readonly SampleHomily[] = [
  {
    title: 'Ninety-nine and one',
    book: 'Matthew',
    chapter: 18,
    verse: '12-14',
    gospelText: [
      '¹²“What do you think? If a man has one hundred sheep, and one of them goes astray, doesn’t he leave the ninety-nine, go to the mountains, and seek that which has gone astray? ¹³If he finds it, most certainly I tell you, he rejoices over it more than over the ninety-nine which have not gone astray. ¹⁴Even so it is not the will of your Father who is in heaven that one of these little ones should perish.',
    ],
    homilyText: [
      'As a piece of accounting it is poor. Nobody who has kept sheep would leave ninety-nine on a hillside for the sake of a single stray; that is how one comes to have ninety-eight. Jesus knows it. “What do you think?” he begins, as if it were obvious, and waits to see whether we will object.',
      'It only comes out right if you have stopped counting. A hundred is a number, and from a number one can be taken and hardly be missed. But to the man who goes up into the hills there were never a hundred of anything. There was this one, with the torn ear, and that one, which always hangs back. He does not miss one per cent. He misses her.',
      'We think of justice as a pair of scales, and so it is, for things that can be weighed. But what is due to a person is first of all to be noticed when she is not there. A roll that is called and never looked up from does not do it. Somebody has to see the empty chair, and get up.',
    ],
    practice:
      'Think who has dropped out of sight lately: from the pew, from the table, from the group. Do not wait until you have a reason. Go and look.',
  },
  {
    title: 'Two small coins',
    book: 'Mark',
    chapter: 12,
    verse: '41-44',
    gospelText: [
      '⁴¹Jesus sat down opposite the treasury and saw how the multitude cast money into the treasury. Many who were rich cast in much. ⁴²A poor widow came and she cast in two small brass coins, which equal a quadrans coin. ⁴³He called his disciples to himself and said to them, “Most certainly I tell you, this poor widow gave more than all those who are giving into the treasury, ⁴⁴for they all gave out of their abundance, but she, out of her poverty, gave all that she had to live on.”',
    ],
    homilyText: [
      'He sat down opposite the treasury and watched how people gave. We would rather be judged on what we meant to give, or on our opinions about giving.',
      'The rich were generous that day; Mark does not deny it. Their coins were large, and made a noise going in. Then came a widow with two that made none. She might have kept one of them. That is the detail that nobody could have invented: she had two, and so she had a choice, and half would have been a great deal.',
      'Jesus calls his friends over. He rarely does that to show them something. He does not tell the woman that she has been seen, and she goes out of the story without ever knowing. What she gave did not mend the roof. It was, as sums go, nothing at all, and he says that it was more than everything else in the box, because he was counting what was left in each purse.',
      'There is a question in it besides, for whoever keeps the box: why a widow should have only two coins, and what the house with the fine stones was doing about it.',
    ],
    practice: 'Give something that you will notice is gone.',
  },
  {
    title: 'The one who turned around',
    book: 'Luke',
    chapter: 17,
    verse: '11-19',
    gospelText: [
      '¹¹As he was on his way to Jerusalem, he was passing along the borders of Samaria and Galilee. ¹²As he entered into a certain village, ten men who were lepers met him, who stood at a distance. ¹³They lifted up their voices, saying, “Jesus, Master, have mercy on us!”',
      '¹⁴When he saw them, he said to them, “Go and show yourselves to the priests.” As they went, they were cleansed. ¹⁵One of them, when he saw that he was healed, turned back, glorifying God with a loud voice. ¹⁶He fell on his face at Jesus’ feet, giving him thanks; and he was a Samaritan.',
      '¹⁷Jesus answered, “Weren’t the ten cleansed? But where are the nine? ¹⁸Were there none found who returned to give glory to God, except this foreigner?” ¹⁹Then he said to him, “Get up, and go your way. Your faith has healed you.”',
    ],
    homilyText: [
      'Ten men stand at a distance, because the law says that they must, and call out together. Misery had done for them what nothing else could have: there was a Samaritan among them, and nobody had sent him away. He tells all of them to go and show themselves to the priests. They go, with their skin as it was. Somewhere along the road each looked down at his hands.',
      'It would be unkind to be hard on the nine. They did what they were told. They had wives to see, and children who had grown; we would have run too. All ten were made clean. It is only of the tenth that he says something more: your faith has healed you.',
      'The old teachers put gratitude under justice, which surprises people. They thought that thanks are owed, as wages are. A gift that is never answered stays a transaction. The moment somebody turns around on the road and comes all that way back, with a loud voice, it becomes a meeting.',
    ],
    practice:
      'There is somebody you never went back to. A teacher, a nurse, a stranger who stopped. Write the letter. It is late, but it is not too late to turn around.',
  },
  {
    title: 'The order of the basin',
    book: 'John',
    chapter: 13,
    verse: '12-15',
    gospelText: [
      '¹²So when he had washed their feet, put his outer garment back on, and sat down again, he said to them, “Do you know what I have done to you? ¹³You call me, ‘Teacher’ and ‘Lord.’ You say so correctly, for so I am. ¹⁴If I then, the Lord and the Teacher, have washed your feet, you also ought to wash one another’s feet. ¹⁵For I have given you an example, that you should also do as I have done to you.',
    ],
    homilyText: [
      'When it is over he puts his outer garment on again, sits down, and asks them a question: Do you know what I have done to you? It was a fair question, for they had seen nothing but a man with a towel. They had been looking at the top of his head.',
      'He does not say that he is not their lord. People who wish to seem humble often begin by denying what they are, and then everybody has to contradict them, and that takes up the evening. “You say so correctly,” he tells them, “for so I am.” The rank is real. What he has done with it is to find out how far down it reaches.',
      'And then he does not ask to have his own feet washed. He asks them to wash each other’s. We might have managed the first; anyone can be humble toward God. It is the feet on the left and on the right that are difficult: Thomas’s, which are never where they should be, and those of the man who talks all through supper. What is owed to the master is to be paid to the neighbor.',
    ],
    practice: 'Do one thing for somebody that is beneath you, and let no one find out.',
  },
];

const onPrudence: readonly SampleHomily[] = [
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

const onTemperance: readonly SampleHomily[] = [
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

/** A virtue a day, in turn, until each of its homilies has had its day. */
export const sampleHomilies: readonly SampleHomily[] = inTurn([
  onPrudence,
  onJustice,
  onFortitude,
  onTemperance,
]);

function inTurn<T>(lists: readonly (readonly T[])[]): T[] {
  const longest = Math.max(...lists.map(({ length }) => length));
  return Array.from({ length: longest }, (_, at) => lists.flatMap((list) => list.slice(at, at + 1))).flat();
}
