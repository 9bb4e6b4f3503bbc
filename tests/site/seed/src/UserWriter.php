<?php

declare( strict_types=1 );

namespace StoreAdmin\Tests\Seed;

/**
 * WordPress users with the role of a customer. They cannot sign in, because their stored password is not a hash.
 */
final class UserWriter {

	private Sheet $users;
	private Meta $meta;
	private string $capabilitiesKey;
	private string $levelKey;

	public function __construct( Database $database, private readonly Clock $clock ) {
		$this->users           = $database->sheet( 'users' );
		$this->meta            = new Meta( $database, 'usermeta', 'user_id' );
		$this->capabilitiesKey = $database->table( 'capabilities' );
		$this->levelKey        = $database->table( 'user_level' );
	}

	public function add( int $id, Person $person, int $registered, int $active, bool $has_paid ): void {
		$this->users->add(
			array(
				'ID'                  => $id,
				'user_login'          => $person->username(),
				'user_pass'           => '*',
				'user_nicename'       => $person->username(),
				'user_email'          => $person->email,
				'user_url'            => '',
				'user_registered'     => $this->clock->gmt( $registered ),
				'user_activation_key' => '',
				'user_status'         => 0,
				'display_name'        => $person->name(),
			)
		);
		$values = array(
			'nickname'             => $person->username(),
			'first_name'           => $person->firstName,
			'last_name'            => $person->lastName,
			$this->capabilitiesKey => serialize( array( 'customer' => true ) ),
			$this->levelKey        => '0',
			'last_update'          => (string) $active,
			'wc_last_active'       => (string) ( $active - $active % DAY_IN_SECONDS ),
			'paying_customer'      => $has_paid ? '1' : '0',
			'billing_email'        => $person->email,
			'billing_phone'        => $person->phone,
		);
		foreach ( array( 'billing', 'shipping' ) as $kind ) {
			foreach ( array_filter( $person->address() ) as $key => $value ) {
				$values[ "{$kind}_{$key}" ] = $value;
			}
		}
		$this->meta->put( $id, $values );
	}
}
