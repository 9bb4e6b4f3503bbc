<?php

declare( strict_types=1 );

namespace StoreAdmin\Tests\Seed;

/**
 * Notes of the inbox, of every kind, and one store alert.
 */
final class AdminNotes {

	/** Name, type, title, content, already read. */
	private const NOTES = array(
		array( 'seed-welcome', 'info', 'Welcome to your seeded store', 'This note is <strong>synthetic</strong> and was created for testing.', false ),
		array( 'seed-promo', 'marketing', 'Try a holiday promotion', 'Create a coupon for the season.', false ),
		array( 'seed-survey', 'survey', 'How are we doing?', 'Tell us what you think.', false ),
		array( 'seed-update', 'update', 'An update needs attention', 'Something to update.', false ),
		array( 'seed-warning', 'warning', 'Check your tax setup', 'One of your tax rates has no city.', false ),
		array( 'seed-read', 'info', 'Older note, already read', 'Nothing to do.', true ),
		array( 'seed-weekend', 'info', 'Your busiest days are weekends', 'Saturdays and Sundays bring a fifth more orders.', false ),
	);

	/** Buttons by the name of their note: name, label, address, status once used. */
	private const ACTIONS = array(
		'seed-welcome' => array( array( 'learn-more', 'Learn more', 'https://example.com/learn', 'actioned' ) ),
		'seed-promo'   => array(
			array( 'create-coupon', 'Create coupon', 'post-new.php?post_type=shop_coupon', 'actioned' ),
			array( 'not-now', 'Not now', '', 'actioned' ),
		),
		'seed-survey'  => array( array( 'share', 'Share feedback', 'https://example.com/survey', 'actioned' ) ),
		'seed-update'  => array( array( 'update', 'Review update', 'update-core.php', 'unactioned' ) ),
		'seed-warning' => array( array( 'taxes', 'Review taxes', 'admin.php?page=wc-settings&tab=tax', 'actioned' ) ),
	);

	public function __construct( private readonly Database $database, private readonly Clock $clock ) {
	}

	public function store(): void {
		$notes   = $this->database->sheet( 'wc_admin_notes' );
		$actions = $this->database->sheet( 'wc_admin_note_actions' );
		foreach ( self::NOTES as $index => list( $name, $type, $title, $content, $is_read ) ) {
			$id = $this->database->nextId( 'wc_admin_notes' );
			$notes->add(
				array(
					'note_id'       => $id,
					'name'          => $name,
					'type'          => $type,
					'locale'        => 'en_US',
					'title'         => $title,
					'content'       => $content,
					'content_data'  => '{"seed":true}',
					'status'        => 'unactioned',
					'source'        => 'woocommerce-admin',
					'date_created'  => $this->clock->gmt( $this->clock->now - ( 1 + $index * 7 ) * HOUR_IN_SECONDS ),
					'date_reminder' => null,
					'is_snoozable'  => 0,
					'layout'        => 'plain',
					'image'         => '',
					'is_deleted'    => 0,
					'is_read'       => (int) $is_read,
					'icon'          => 'info',
				)
			);
			foreach ( self::ACTIONS[ $name ] ?? array() as list( $action, $label, $address, $status ) ) {
				$actions->add(
					array(
						'action_id'     => $this->database->nextId( 'wc_admin_note_actions' ),
						'note_id'       => $id,
						'name'          => $action,
						'label'         => $label,
						'query'         => str_contains( $address, '.php' ) ? admin_url( $address ) : $address,
						'status'        => $status,
						'actioned_text' => '',
					)
				);
			}
		}
	}
}
