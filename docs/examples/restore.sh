npm run -s wayfare -- backup restore latest --into empty
