import { existsSync } from 'node:fs';
import { cp, open, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { SiteError } from '../site/errors';
import { sitePaths } from '../site/paths';
import type { PluginFolder } from '../site/plugin-folder';
import { linkPlugins } from '../site/site-files';
import type { RunningSite } from '../site/start-options';
import { startSite } from '../site/start-site';
import { cleanLine } from './clean-line';

const OURS = 'store-admin/store-admin.php';

/** The store of a walk. Its data can be restored, and at the end it is as it was before. */
export class WalkedStore {
	private constructor( public site: RunningSite ) {}

	/**
	 * Starts the store in a folder.
	 *
	 * @param dir folder of a store that `npm start -- --dir` made
	 * @throws SiteError when its database is not a file
	 */
	static async start( dir: string ): Promise< WalkedStore > {
		const site = await startSite( { dir, isDetached: true, hasStableFiles: true } );
		if ( site.database.kind !== 'sqlite' ) {
			throw new SiteError( 'bad-option', 'The walk puts data back by copying a file, so the store has to use SQLite.' );
		}
		return new WalkedStore( site );
	}

	private get paths() {
		return sitePaths( this.site.dir, this.site.state.subFolder );
	}

	private copyDir( name: string ): string {
		return path.join( this.site.dir, `walk-${ name }` );
	}

	/** Runs a function while no process uses the database. */
	private async paused( work: () => Promise< void > ): Promise< void > {
		await this.site.stop();
		await work();
		const { dir, port } = this.site;
		this.site = await startSite( { dir, port, isDetached: true, hasStableFiles: true, keepsCompiled: true } );
	}

	/** Copies the original data. An existing copy belongs to a walk that was interrupted, and is restored first. */
	async keepOriginal(): Promise< void > {
		await ( existsSync( this.copyDir( 'original' ) ) ? this.putBack( 'original' ) : this.keep( 'original' ) );
	}

	/** Copies the data under a name. */
	keep( name: string ): Promise< void > {
		return this.paused( async () => {
			await rm( this.copyDir( name ), { recursive: true, force: true } );
			await cp( this.paths.databaseDir, this.copyDir( name ), { recursive: true } );
		} );
	}

	/** Restores a copy. */
	putBack( name: string ): Promise< void > {
		return this.paused( async () => {
			await rm( this.paths.databaseDir, { recursive: true, force: true } );
			await cp( this.copyDir( name ), this.paths.databaseDir, { recursive: true } );
		} );
	}

	/** Removes a copy. */
	forget( name: string ): Promise< void > {
		return rm( this.copyDir( name ), { recursive: true, force: true } );
	}

	private run( code: string, args: readonly unknown[] = [] ): Promise< string > {
		return this.site.runPhp( { code: `require_once ABSPATH . 'wp-admin/includes/plugin.php'; ${ code }` }, args );
	}

	/** Activates or deactivates this project's plugin. */
	async useOurs( isOurs: boolean ): Promise< void > {
		await this.run( isOurs ? 'activate_plugin( $args[0] );' : 'deactivate_plugins( $args[0] );', [ OURS ] );
	}

	/**
	 * Links and activates a plugin.
	 *
	 * @return the message of PHP or WordPress when it cannot be activated, '' when it is active
	 */
	async activate( plugin: PluginFolder ): Promise< string > {
		await linkPlugins( path.join( this.site.wordpressDir, 'wp-content/plugins' ), [ plugin ] );
		const code = `ob_start(); $result = activate_plugin( $args[0] ); ob_end_clean();
			echo is_wp_error( $result ) && 'unexpected_output' !== $result->get_error_code() ? wp_strip_all_tags( $result->get_error_message() ) : '';`;
		return this.run( code, [ plugin.mainFile ] ).then( cleanLine, ( error: unknown ) => cleanLine( String( error ) ) );
	}

	/** Deactivates a plugin, also one that throws. */
	async deactivate( plugin: PluginFolder ): Promise< void > {
		await this.run( 'deactivate_plugins( $args[0], true );', [ plugin.mainFile ] );
	}

	/**
	 * Hides parts whose height differs between the two apps and which would move everything below: store alerts, and the
	 * reminder of the set-up.
	 */
	async hideHeights(): Promise< void > {
		await this.run( `update_option( 'woocommerce_task_list_reminder_bar_hidden', 'yes' ); global $wpdb;
			$wpdb->query( "UPDATE {$wpdb->prefix}wc_admin_notes SET status = 'actioned' WHERE type IN ( 'error', 'update' )" );` );
	}

	/** Ids of the payment gateways. */
	async gateways(): Promise< readonly string[] > {
		const ids: unknown = JSON.parse(
			await this.run( 'echo wp_json_encode( array_keys( WC()->payment_gateways()->payment_gateways() ) );' )
		);
		return Array.isArray( ids ) ? ids.map( String ) : [];
	}

	/** Length of PHP's log. */
	async logEnd(): Promise< number > {
		return stat( this.paths.phpLog ).then(
			( { size } ) => size,
			() => 0
		);
	}

	/** New lines in PHP's log, each once. */
	async logSince( start: number ): Promise< readonly string[] > {
		const length = ( await this.logEnd() ) - start;
		if ( length <= 0 ) {
			return [];
		}
		const file = await open( this.paths.phpLog, 'r' );
		try {
			const { buffer } = await file.read( Buffer.alloc( length ), 0, length, start );
			const lines = buffer.toString( 'utf8' ).split( '\n' );
			return [ ...new Set( lines.filter( ( line ) => /PHP |WordPress database error/.test( line ) ).map( cleanLine ) ) ];
		} finally {
			await file.close();
		}
	}
}
