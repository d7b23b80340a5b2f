import type { SampleHomily } from './sample-homily.ts';

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
