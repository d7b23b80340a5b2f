npm run -s wayfare -- stripe setup
