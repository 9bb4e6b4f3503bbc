<?php

declare( strict_types=1 );

namespace StoreAdmin\Tests\Seed;

/**
 * A buyer; the same number always results in the same person.
 */
final class Person {

	private const FIRST_NAMES = array(
		'Anna', 'Ben', 'Clara', 'David', 'Elena', 'Émile', 'Fatima', 'George', 'Hana', 'Ivan', 'Jonas', 'Kira', 'Liam', 'Maya', 'Noah', 'Olga',
		'Priya', 'Quinn', 'Rosa', 'Sven', 'Tariq', 'Uma', 'Victor', 'Wren', 'Xavier', 'Yuki', 'Zoe', 'Amir', 'Bianca', 'Chidi', 'Søren', 'Mei',
	);

	private const LAST_NAMES = array(
		'Abbott', 'Bauer', 'Costa', 'Dubois', 'Evans', 'Fischer', 'García', 'Hughes', 'Ito', 'Jensen', 'Kowalski', 'Larsen', 'Moreau', 'Novak',
		"O'Neil", 'Perez', 'Quigley', 'Rossi', 'Schmidt', 'Tanaka', 'Ueda', 'Vargas', 'Walker', 'Xu', 'Young', 'Zhang', 'Müller', 'Okafor', 'Singh',
	);

	private const STREETS = array( 'Oak Ave', 'Station Way', 'Mill Lane', 'River Road', 'High Street', 'Cedar Court', 'Harbor Drive', 'Park Place' );

	private function __construct(
		public readonly bool $isGuest,
		public readonly int $index,
		public readonly string $firstName,
		public readonly string $lastName,
		public readonly string $email,
		public readonly string $street,
		public readonly string $phone,
		public readonly Place $place
	) {
	}

	/**
	 * @param int $index 0 for the first customer.
	 */
	public static function registered( int $index ): self {
		return self::create( false, $index, sprintf( 'customer%03d@example.org', $index + 1 ) );
	}

	public static function guest( int $index ): self {
		return self::create( true, $index, 'guest' . ( $index + 1 ) . '@example.net' );
	}

	public function username(): string {
		return $this->isGuest ? '' : sprintf( 'customer%03d', $this->index + 1 );
	}

	public function name(): string {
		return $this->firstName . ' ' . $this->lastName;
	}

	/**
	 * The address with the host's field names, without the e-mail address.
	 *
	 * @return array<string, string>
	 */
	public function address(): array {
		return array(
			'first_name' => $this->firstName,
			'last_name'  => $this->lastName,
			'company'    => '',
			'address_1'  => $this->street,
			'address_2'  => '',
			'city'       => $this->place->city,
			'state'      => $this->place->state,
			'postcode'   => $this->place->postcode,
			'country'    => $this->place->country,
		);
	}

	private static function create( bool $is_guest, int $index, string $email ): self {
		$random = new Random( $email );
		return new self(
			$is_guest,
			$index,
			$random->pick( self::FIRST_NAMES ),
			$random->pick( self::LAST_NAMES ),
			$email,
			$random->between( 1, 950 ) . ' ' . $random->pick( self::STREETS ),
			sprintf( '555-01%02d', $index % 100 ),
			Place::any( $random )
		);
	}
}
