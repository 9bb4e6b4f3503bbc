import type { RunningSite } from '../../site/start-options';

interface Message {
	readonly title: string;
	readonly content?: string;
	/** Messages of the inbox are `info`, `marketing`, `survey` and `warning`; alerts are `error` and `update`. */
	readonly type?: string;
	readonly isSnoozable?: boolean;
	readonly buttons?: readonly { readonly name: string; readonly label: string; readonly address?: string }[];
}

const ADD = `global $wpdb;
foreach ( $args[0] as $index => $message ) {
	$wpdb->insert( $wpdb->prefix . 'wc_admin_notes', array(
		'name' => 'browser-test-' . $index, 'type' => $message['type'] ?? 'info', 'locale' => 'en_US', 'title' => $message['title'],
		'content' => $message['content'] ?? 'Text', 'content_data' => '{}', 'status' => 'unactioned', 'source' => 'test',
		'date_created' => gmdate( 'Y-m-d H:i:s', time() - $index ), 'is_snoozable' => (int) ( $message['isSnoozable'] ?? false ),
		'layout' => 'plain', 'image' => '', 'is_deleted' => 0, 'is_read' => 0,
	) );
	$note = $wpdb->insert_id;
	foreach ( $message['buttons'] ?? array() as $button ) {
		$address = $button['address'] ?? '';
		$wpdb->insert( $wpdb->prefix . 'wc_admin_note_actions', array(
			'note_id' => $note, 'name' => $button['name'], 'label' => $button['label'], 'query' => '' === $address ? '' : admin_url( $address ),
			'status' => 'actioned', 'actioned_text' => '', 'nonce_action' => '', 'nonce_name' => '',
		) );
	}
}`;

/**
 * Inserts messages into the database, the first one newest. Their names are `browser-test-0` and so on. Tests insert their
 * own, because a host may remove those of a new store: marketing messages disappear when suggestions are turned off.
 *
 * @param store    The store of the test.
 * @param messages The messages.
 */
export async function addMessages( store: RunningSite, messages: readonly Message[] ): Promise< void > {
	await store.runPhp( { code: ADD }, [ messages ] );
}

/** A number of messages whose titles end in their index. */
export const numbered = ( count: number, message: Message ): readonly Message[] =>
	Array.from( { length: count }, ( _, index ) => ( { ...message, title: `${ message.title } ${ index }` } ) );
