<?php

declare( strict_types=1 );

namespace StoreAdmin\Tests\Seed;

/**
 * All buyers. Orders record when they bought; store() writes users and the host's customer table afterwards.
 */
final class Customers {

	private const REGISTERED_SHARE = 0.65;

	private int $firstUser;
	private int $firstLookup;

	/** @var array<int, int> First order by number of the buyer, guests after the registered ones. */
	private array $firstOrder = array();

	/** @var array<int, int> */
	private array $lastOrder = array();

	/** @var array<int, int> Orders that reports count. */
	private array $counted = array();

	private Random $random;

	public function __construct( private readonly Database $database, private readonly Clock $clock, private readonly Size $size ) {
		$this->random    = new Random( 'customers' );
		$this->firstUser = $database->nextId( 'users' );
		for ( $i = 1; $i < $size->customers; $i++ ) {
			$database->nextId( 'users' );
		}
		$this->firstLookup = $database->nextId( 'wc_customer_lookup' );
		for ( $i = 1, $all = $size->customers + $size->guests(); $i < $all; $i++ ) {
			$database->nextId( 'wc_customer_lookup' );
		}
	}

	/**
	 * A random buyer; regular customers are more frequent.
	 */
	public function buyer( Random $random ): Person {
		$share = $random->unit();
		return $random->chance( self::REGISTERED_SHARE )
			? Person::registered( (int) ( $this->size->customers * $share * sqrt( $share ) ) )
			: Person::guest( (int) ( $this->size->guests() * $share ) );
	}

	public function userId( Person $person ): int {
		return $person->isGuest ? 0 : $this->firstUser + $person->index;
	}

	public function lookupId( Person $person ): int {
		return $this->firstLookup + $this->number( $person );
	}

	/**
	 * Records an order. Orders must be in order of time.
	 *
	 * @return bool Whether the person had bought before.
	 */
	public function bought( Person $person, int $moment, bool $counts ): bool {
		$number                       = $this->number( $person );
		$this->firstOrder[ $number ] ??= $moment;
		$this->lastOrder[ $number ]   = $moment;
		$before                       = $this->counted[ $number ] ?? 0;
		$this->counted[ $number ]     = $before + (int) $counts;
		return $before > 0;
	}

	public function store( Progress $progress, float $from, float $to ): void {
		$users  = new UserWriter( $this->database, $this->clock );
		$lookup = $this->database->sheet( 'wc_customer_lookup' );
		$all    = $this->size->customers + $this->size->guests();
		for ( $number = 0; $number < $all; $number++ ) {
			$is_guest = $number >= $this->size->customers;
			if ( $is_guest && ! isset( $this->firstOrder[ $number ] ) ) {
				continue;
			}
			$person     = $is_guest ? Person::guest( $number - $this->size->customers ) : Person::registered( $number );
			$registered = $is_guest ? null : $this->registeredAt( $number );
			$active     = $this->lastOrder[ $number ] ?? $registered;
			if ( null !== $registered ) {
				$users->add( $this->userId( $person ), $person, $registered, (int) $active, ( $this->counted[ $number ] ?? 0 ) > 0 );
			}
			$lookup->add( $this->lookupRow( $person, $registered, $active ) );
			if ( 0 === $number % 2000 ) {
				$progress->report( $from + ( $to - $from ) * $number / $all, 'customers' );
				$this->database->save();
			}
		}
	}

	private function number( Person $person ): int {
		return $person->isGuest ? $this->size->customers + $person->index : $person->index;
	}

	private function registeredAt( int $number ): int {
		$end = $this->firstOrder[ $number ] ?? $this->clock->now;
		return isset( $this->firstOrder[ $number ] )
			? $end - $this->random->between( 0, 40 * DAY_IN_SECONDS )
			: $this->random->between( $this->clock->days[0], $end );
	}

	/**
	 * @return array<string, string|int|null>
	 */
	private function lookupRow( Person $person, ?int $registered, ?int $active ): array {
		return array(
			'customer_id'      => $this->lookupId( $person ),
			'user_id'          => $person->isGuest ? null : $this->userId( $person ),
			'username'         => $person->username(),
			'first_name'       => $person->firstName,
			'last_name'        => $person->lastName,
			'email'            => $person->email,
			'date_last_active' => null === $active ? null : $this->clock->gmt( $active ),
			'date_registered'  => null === $registered ? null : $this->clock->gmt( $registered ),
			'country'          => $person->place->country,
			'postcode'         => $person->place->postcode,
			'city'             => $person->place->city,
			'state'            => $person->place->state,
		);
	}
}
