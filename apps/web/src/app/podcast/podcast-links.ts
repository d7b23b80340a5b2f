export interface PodcastLink {
  readonly app: string;
  readonly href: string;
}

/**
 * The ways by which apps on the same device take an address. All of them stay on the device: a page that hands it on would
 * learn it.
 */
export function podcastLinks(address: string): readonly PodcastLink[] {
  const bare = address.replace(/^https?:\/\//, '');
  return [
    { app: 'Apple Podcasts', href: `podcast://${bare}` },
    { app: 'Overcast', href: `overcast://x-callback-url/add?url=${encodeURIComponent(address)}` },
    { app: 'Pocket Casts', href: `pktc://subscribe/${bare}` },
    { app: 'AntennaPod', href: `antennapod-subscribe://${bare}` },
  ];
}
