export type SampleHomily = {
  readonly date: string;
  readonly title: string;
  readonly book: string;
  readonly chapter: number;
  /** Text, because it may be a range: '27-40'. */
  readonly verse: string;
  readonly source: string;
  /** Paragraphs are separated by a single line break, here and in homilyText. */
  readonly gospelText: string;
  readonly homilyText: string;
};

const source = 'World English Bible (public domain)';

/** Newest first. The last paragraph of each is the practice of the day. */
export const sampleHomilies: readonly SampleHomily[] = [
  {
    date: '2026-11-21',
    title: 'The God of people with names',
    book: 'Luke',
    chapter: 20,
    verse: '27-40',
    source,
    gospelText: [
      'Some of the Sadducees came to him, those who deny that there is a resurrection. They asked him, “Teacher, Moses wrote to us that if a man’s brother dies having a wife, and he is childless, his brother should take the wife and raise up children for his brother. There were therefore seven brothers. The first took a wife, and died childless. The second took her as wife, and he died childless. The third took her, and likewise the seven all left no children, and died. Afterward the woman also died. Therefore in the resurrection whose wife of them will she be? For the seven had her as a wife.”',
      'Jesus said to them, “The children of this age marry and are given in marriage. But those who are considered worthy to attain to that age and the resurrection from the dead neither marry nor are given in marriage. For they can’t die any more, for they are like the angels and are children of God, being children of the resurrection. But that the dead are raised, even Moses showed at the bush, when he called the Lord ‘The God of Abraham, the God of Isaac, and the God of Jacob.’ Now he is not the God of the dead, but of the living, for all are alive to him.”',
      'Some of the scribes answered, “Teacher, you speak well.” They didn’t dare to ask him any more questions.',
    ].join('\n'),
    homilyText: [
      'The Sadducees have come with a riddle: one woman, seven husbands, and whose will she be in heaven? It is a clever question, and cleverness is a comfortable place to stand when you would rather not go in. We know the place. It is where we stand when a friend says something true about us and we correct the grammar.',
      'Jesus does not mock the question. He does say that it is too small. They have imagined heaven as this life carried on, with the same arrangements and the same shortages, where a person may be had by somebody. He tells them that nobody there is had by anybody. And then he takes them back to a place they know, a bush that burned in the desert, and to a God who introduced himself there by the names of his friends: Abraham, Isaac, Jacob.',
      'It may be hard hearing for someone who has been happily married, or who is lately widowed and came to this page hoping for another answer. But look at what he takes away and what he leaves. There will be no more marrying, he says, because there will be no more dying; the need to hand life on, and to hold it against the dark, is over. He does not say that anyone will be forgotten. His whole case, when he comes to make it, is that the people God has loved have not been lost, and he makes it by calling three of them by name.',
      'Notice that God at the bush did not begin with his powers. He said whose God he was. It is what people do when they are asked who they are and answer honestly: I am her father, I was their teacher, I am a friend of his. And a God who says so of three men who have been some four centuries in their graves is either speaking loosely or has not let them go. All are alive to him. It is the shortest argument for the resurrection, and it rests on nothing but his loyalty.',
      'Nobody in the riddle has a name. That is how you can tell it is a riddle. The woman is passed from brother to brother like a piece of furniture, and at the end of it she dies, and the clever men look up to see how he will get out. He gets out by changing the company, from people in an argument to people who can be called.',
      'Today the Church remembers a small girl brought up the temple steps by her parents. Scripture does not tell the story, and we need not be sure of the steps. What the day keeps is plain enough: before she had done anything at all, she was somebody to God, and was given to him by name. That is justice in its first form. The ancients called it giving each person what is theirs. The first thing that is anyone’s is a name, and the second is to be called by it.',
      'Justice, for a Saturday. Somebody will serve you today: at a counter, on a telephone, at a door. Learn the name and use it once, and mean it.',
    ].join('\n'),
  },
  {
    date: '2026-11-19',
    title: 'He saw the city and wept',
    book: 'Luke',
    chapter: 19,
    verse: '41-44',
    source,
    gospelText: [
      'When he came near, he saw the city and wept over it, saying, “If you, even you, had known today the things which belong to your peace! But now, they are hidden from your eyes. For the days will come on you when your enemies will throw up a barricade against you, surround you, hem you in on every side, and will dash you and your children within you to the ground. They will not leave in you one stone on another, because you didn’t know the time of your visitation.”',
    ].join('\n'),
    homilyText: [
      'Everyone else is singing. The road comes over the Mount of Olives, the cloaks are down in the dust, the crowd has got hold of a psalm and is shouting it about a king. Then the city comes into view across the valley, and the one they are shouting for begins to weep. Luke does not tell us that anybody noticed.',
      'John tells us of tears once, on the way to a friend’s grave, and the word he uses is a quiet one. Luke’s word is for crying aloud. It is what people do at a death, and nothing has died yet. The walls are standing, the markets are full, the feast is a few days off. About forty years later a Roman army would do every one of the things that he says here, down to the siege works on every side. He is not threatening anybody with it. He speaks of it as a doctor might who has read the results of someone he loves.',
      '“If you, even you, had known today the things which belong to your peace!” There is peace in the very name of Jerusalem, for anyone who hears it in Hebrew, and he may be playing on that, in the way one says a name over a sickbed. The city does not lack intelligence; it is full of scholars. It has not known what day it is. Its visitor has come, on a borrowed animal, and it is looking over his head for somebody more likely.',
      'Grief is a way of seeing. Nobody weeps over what they have not looked at. Most of us, looking at whatever city we live in, or at the Church, or at a brother’s way of life, have plenty to say about what is wrong with it, and what we say may be accurate. Anger will give us an accurate list. But it is possible to be right about a place for years from the next hill. If there has been no sorrow in it, there is likely to be something that we have not seen yet, and it is probably somebody’s face.',
      'We think of prudence as the cool virtue, the one that stands back. Here it has tears running down it. Prudence is knowing what is really there and what time it is, and the person on that road who knew both was the one who was crying. The cheerful had not read the hour. Neither had the prudent sort of people who asked him, a moment earlier, to keep the noise down.',
      'And see what he does next. He does not turn the colt around. The next verse in Luke has him in the temple, among the sellers. Sorrow that has looked long enough becomes a reason to go in; and he goes in, for that week, to the ones who have not known him, and stays.',
      'Prudence, for a Thursday. There is a place you pass each day and have stopped seeing: a house, a ward, a desk, a corner where someone sits. Stop there for one minute with nothing in your hand. You need not mend it. Find out what is there.',
    ].join('\n'),
  },
  {
    date: '2026-11-17',
    title: 'A rich man up a tree',
    book: 'Luke',
    chapter: 19,
    verse: '1-10',
    source,
    gospelText: [
      'He entered and was passing through Jericho. There was a man named Zacchaeus. He was a chief tax collector, and he was rich. He was trying to see who Jesus was, and couldn’t because of the crowd, because he was short. He ran on ahead and climbed up into a sycamore tree to see him, for he was going to pass that way. When Jesus came to the place, he looked up and saw him, and said to him, “Zacchaeus, hurry and come down, for today I must stay at your house.” He hurried, came down, and received him joyfully. When they saw it, they all murmured, saying, “He has gone in to lodge with a man who is a sinner.”',
      'Zacchaeus stood and said to the Lord, “Behold, Lord, half of my goods I give to the poor. If I have wrongfully exacted anything of anyone, I restore four times as much.”',
      'Jesus said to him, “Today, salvation has come to this house, because he also is a son of Abraham. For the Son of Man came to seek and to save that which was lost.”',
    ].join('\n'),
    homilyText: [
      'A chief tax collector does not run. Men of standing in that world walked, and made other people wait. And he does not climb trees, since a tree is a place for boys, and there is no way of coming down from one that looks like anything else. Zacchaeus does both, in his good clothes, in the middle of his own town, where there was hardly a house without a reason to enjoy the sight.',
      'Luke gives a very plain reason. He was short. One may suppose that the crowd was not eager to make room; a great many elbows in Jericho must have been waiting years for the chance. So he had to choose between being dignified and seeing who Jesus was. That is the choice, as a rule. It comes to the rich in a loud form, and to the rest of us more quietly, when we do not ask the question because it would show that we do not know.',
      'He only wanted to see. It seems not to have crossed his mind that he might be seen. But the procession stops, under the one tree in Jericho with a rich man in it, and he hears his own name. Nothing is said about the taxes. “Hurry and come down, for today I must stay at your house.” He had climbed up to get a look at God’s mercy going by, and it has asked itself to dinner.',
      'What he says next, standing up in front of everyone, is exact. Half goes to the poor. As for anyone he has cheated, the law asked of a man who owned up by himself that he give back what he took and a fifth part more; four times over was for the man caught with somebody’s sheep. Zacchaeus gives himself the thief’s sentence. Nobody has caught him. He has simply come down, in every way there is, and finds that it does not hurt as he thought it would.',
      'Today we keep the memory of Elizabeth of Hungary, who began at the top of a hill. She was a king’s daughter, and mistress of a castle in Thuringia. In a year of famine she opened its stores, and she had a hospital built at the foot of the castle rock and went down to it herself, to do with her own hands what princesses have done for them. Not everybody at court was edified. She was widowed at twenty, and at twenty-four she died at Marburg, beside a second hospital that she had founded and nursed in. He goes up and she goes down, and they arrive at the same place, which is the level of the road, where he was passing.',
      'It took courage of a kind that does not look like much. Fortitude has to face death now and then; far oftener it has to face being smiled at. A good many people would sooner be brave than look foolish, and so they miss him, by about the height of a crowd.',
      'Fortitude, for a Tuesday. There is something that everybody around you supposes you know, and you do not. Ask somebody today, out loud, and let them tell you.',
    ].join('\n'),
  },
];
