import { spawnSync } from 'node:child_process';
import { startSite } from '../site/start-site';
import { startMariaDb } from './mariadb';

/**
 * Runs PHPUnit inside a fresh local store: real WordPress, real database.
 *
 *   tsx tests/run/php.ts sqlite|mariadb [file for the JUnit report]
 */
async function run( kind: string | undefined, report: string | undefined ): Promise< number > {
	const mariadb = kind === 'mariadb' ? await startMariaDb() : null;
	try {
		const site = await startSite( { ...( mariadb ? { database: mariadb.address } : {} ), seed: 'small' } );
		try {
			const tests = spawnSync(
				'vendor/bin/phpunit',
				[ '-c', 'tests/php/phpunit.xml.dist', ...( report ? [ '--log-junit', report ] : [] ) ],
				{
					stdio: 'inherit',
					env: { ...process.env, STORE_ADMIN_SITE_DIR: site.wordpressDir },
				}
			);
			return tests.status ?? 1;
		} finally {
			await site.stop();
		}
	} finally {
		mariadb?.stop();
	}
}

void run( process.argv[ 2 ], process.argv[ 3 ] ).then( ( code ) => {
	process.exitCode = code;
} );
