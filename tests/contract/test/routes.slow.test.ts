import { describe } from '@jest/globals';
import { startSite } from '../../site/start-site';
import { describeRoutes } from '../describe-routes';

describe( 'the demo store on SQLite answers like a real store', () => {
	describeRoutes( () => startSite( { portsFrom: 8220, seed: 'small' } ) );
} );
