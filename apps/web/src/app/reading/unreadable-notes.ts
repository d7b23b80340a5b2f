export const formatUnreadable = (count: number): string =>
  `${count === 1 ? 'One of your notes' : `${count} of your notes`} can’t be opened any more, because the key is gone. Please write to us.`;
