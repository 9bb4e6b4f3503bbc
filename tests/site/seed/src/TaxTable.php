<?php

declare( strict_types=1 );

namespace StoreAdmin\Tests\Seed;

/**
 * The tax rates of the store, written to its tables, and the sums they give. Amounts are whole cents.
 */
final class TaxTable {

	/** Country, state, city, percent times 10,000, name, priority, compound, on shipping, class. */
	private const RATES = array(
		array( 'US', 'TX', '', 62500, 'TX State Tax', 1, false, true, '' ),
		array( 'US', 'TX', 'AUSTIN', 20000, 'Austin City Tax', 2, false, false, '' ),
		array( 'US', 'CA', '', 72500, 'CA State Tax', 1, false, false, '' ),
		array( 'US', 'NY', '', 40000, 'NY State Tax', 1, false, true, '' ),
		array( 'US', 'WA', '', 65000, 'WA State Tax', 1, false, true, '' ),
		array( 'GB', '', '', 200000, 'VAT', 1, false, true, '' ),
		array( 'DE', '', '', 190000, 'MwSt 19%', 1, false, true, '' ),
		array( 'FR', '', '', 200000, 'TVA 20%', 1, false, true, '' ),
		array( 'IT', '', '', 220000, 'IVA 22%', 1, false, true, '' ),
		array( 'NL', '', '', 210000, 'BTW 21%', 1, false, true, '' ),
		array( 'ES', '', '', 210000, 'IVA 21%', 1, false, true, '' ),
		array( 'DE', '', '', 70000, 'MwSt 7%', 1, false, true, 'reduced-rate' ),
		array( 'FR', '', '', 55000, 'TVA 5.5%', 1, false, true, 'reduced-rate' ),
		array( 'NL', '', '', 90000, 'BTW 9%', 1, false, true, 'reduced-rate' ),
		array( 'CA', '', '', 50000, 'GST', 1, false, true, '' ),
		array( 'CA', 'QC', '', 99750, 'QST', 2, true, true, '' ),
	);

	/** @var array<int, TaxRate> By id, in the order of the table. */
	private array $rates = array();

	/** @var array<string, list<TaxRate>> */
	private array $found = array();

	public function __construct( Database $database ) {
		$rates     = $database->sheet( 'woocommerce_tax_rates' );
		$locations = $database->sheet( 'woocommerce_tax_rate_locations' );
		foreach ( self::RATES as $order => $values ) {
			$rate                     = new TaxRate( $database->nextId( 'woocommerce_tax_rates' ), ...$values );
			$this->rates[ $rate->id ] = $rate;
			$rates->add( $rate->row( $order ) );
			if ( '' !== $rate->city ) {
				$locations->add(
					array(
						'location_code' => $rate->city,
						'tax_rate_id'   => $rate->id,
						'location_type' => 'city',
					)
				);
			}
		}
	}

	public function rate( int $id ): TaxRate {
		return $this->rates[ $id ];
	}

	/**
	 * Rates of a tax class at a place, one per priority, lowest priority first.
	 *
	 * @return list<TaxRate>
	 */
	public function at( Place $place, string $tax_class ): array {
		$key = "{$place->country}|{$place->state}|{$place->city}|{$tax_class}";
		if ( ! isset( $this->found[ $key ] ) ) {
			$this->found[ $key ] = array_values(
				array_filter( $this->rates, static fn ( TaxRate $rate ): bool => $rate->taxClass === $tax_class && $rate->covers( $place ) )
			);
		}
		return $this->found[ $key ];
	}

	/**
	 * Tax per rate on an amount without tax, each rounded to the cent.
	 *
	 * @param list<TaxRate> $rates
	 * @return array<int, int> Cents by rate id.
	 */
	public static function on( int $amount, array $rates ): array {
		$taxes = array();
		foreach ( $rates as $rate ) {
			if ( ! $rate->isCompound ) {
				$taxes[ $rate->id ] = $rate->of( $amount );
			}
		}
		$with_plain_taxes = $amount + array_sum( $taxes );
		foreach ( $rates as $rate ) {
			if ( $rate->isCompound ) {
				$taxes[ $rate->id ] = $rate->of( $with_plain_taxes );
			}
		}
		return $taxes;
	}
}
