npm run -s wayfare -- backup create
npm run -s wayfare -- upgrade --check
