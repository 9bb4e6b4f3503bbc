import { prepareThisMachine } from './prepare-this-machine';

/* Only installs what `npm test` would install first: `npm run test:tools`. */
void prepareThisMachine( false ).then( ( isReady ) => {
	process.exitCode = isReady ? 0 : 1;
} );
