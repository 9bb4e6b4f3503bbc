import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { makeNetwork } from '../site/make-network';
import type { RunningSite } from '../site/start-options';
import { startSite } from '../site/start-site';
import { startMariaDb } from './mariadb';

/*
 * Runs PHPUnit inside a fresh local store: real WordPress, real database.
 *
 *   tsx tests/run/php.ts sqlite|mariadb [file for the JUnit report] [--wordpress VERSION --woocommerce VERSION]
 *
 * STORE_ADMIN_TEST_PHP names the PHP that runs the tests. It may be older than the one that makes the store, with a WooCommerce that
 * runs on it: the stand-in host needs PHP 8.1.
 */

const { values, positionals } = parseArgs( {
	allowPositionals: true,
	options: { wordpress: { type: 'string' }, woocommerce: { type: 'string' } },
} );
const [ kind, report ] = positionals;

/** Runs suites of `phpunit.xml.dist`. Only the first run writes the report: PHPUnit has one file for it. */
function runPhpUnit( wordpressDir: string, suites: string, { report: file = '', server = {} } ): number {
	const php = process.env[ 'STORE_ADMIN_TEST_PHP' ] || 'php';
	const reportTo = file === '' ? [] : [ '--log-junit', file ];
	// Tests of this group pass values that a real host cannot handle, or test what a real host does itself.
	const left = values.woocommerce ? [ '--exclude-group', 'stand-in-host' ] : [];
	const { status } = spawnSync(
		php,
		[ 'vendor/bin/phpunit', '-c', 'tests/php/phpunit.xml.dist', '--testsuite', suites, ...reportTo, ...left ],
		{
			stdio: 'inherit',
			env: { ...process.env, ...server, STORE_ADMIN_SITE_DIR: wordpressDir },
		}
	);
	return status ?? 1;
}

/** Turns the store into a network, and runs the tests of its second site. */
async function runOnNetwork( site: RunningSite ): Promise< number > {
	const second = new URL( await makeNetwork( site, 'second' ) );
	const server = { HTTP_HOST: second.host, REQUEST_URI: `${ second.pathname }/wp-admin/admin.php?page=wc-admin` };
	return runPhpUnit( site.wordpressDir, 'network', { server } );
}

async function run(): Promise< number > {
	const mariadb = kind === 'mariadb' ? await startMariaDb() : null;
	try {
		const site = await startSite( { ...values, ...( mariadb ? { database: mariadb.address } : {} ), seed: 'small' } );
		try {
			return runPhpUnit( site.wordpressDir, 'unit,page', { report } ) || ( await runOnNetwork( site ) );
		} finally {
			await site.stop();
		}
	} finally {
		mariadb?.stop();
	}
}

void run().then( ( code ) => {
	process.exitCode = code;
} );
