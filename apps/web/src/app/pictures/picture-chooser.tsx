import type { StoredPicture } from '@wayfare/contracts/calls/picture';
import { useState } from 'react';
import { Dialog } from '#ui/dialog.tsx';
import { PictureList, type Search } from './picture-list.tsx';
import { PictureSearch } from './picture-search.tsx';

interface PictureChooserProps {
  onChoose: (picture: StoredPicture) => void;
  onClose: () => void;
}

/** The library, to take a picture from it. */
export function PictureChooser({ onChoose, onClose }: PictureChooserProps) {
  const [search, setSearch] = useState<Search>({ words: '', isUnused: false });
  return (
    <Dialog title="Choose from the library" className="wide" onClose={onClose}>
      <PictureSearch {...search} onSearch={setSearch} />
      <PictureList
        {...search}
        onOpen={(picture) => {
          onChoose(picture);
          onClose();
        }}
      />
    </Dialog>
  );
}
