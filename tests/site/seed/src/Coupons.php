<?php

declare( strict_types=1 );

namespace StoreAdmin\Tests\Seed;

/**
 * The six coupons. Orders record who used them; store() writes them afterwards.
 */
final class Coupons {

	/** Code, type, amount, free shipping, alone, days from the start until it expires, limit. */
	private const COUPONS = array(
		array( 'welcome10', 'percent', 10, false, false, null, null ),
		array( 'save5', 'fixed_cart', 500, false, false, null, null ),
		array( 'gear3', 'fixed_product', 300, false, false, null, null ),
		array( 'summer20', 'percent', 20, false, false, 370, 500000 ),
		array( 'freeship', 'fixed_cart', 0, true, false, null, null ),
		array( 'vip15', 'percent', 15, false, true, null, null ),
	);

	/** @var non-empty-list<Coupon> */
	private array $coupons;

	public function __construct( private readonly Database $database, private readonly Clock $clock ) {
		$coupons = array();
		foreach ( self::COUPONS as list( $code, $type, $amount, $is_free, $is_alone, $days, $limit ) ) {
			$expires   = null === $days ? null : $clock->days[0] + $days * DAY_IN_SECONDS;
			$coupons[] = new Coupon( $database->nextId( 'posts' ), $code, $type, $amount, $is_free, $is_alone, $expires, $limit );
		}
		$this->coupons = $coupons;
	}

	/**
	 * A coupon that is still valid at that moment.
	 */
	public function any( Random $random, int $moment ): ?Coupon {
		$coupon = $random->pick( $this->coupons );
		return null !== $coupon->expires && $coupon->expires < $moment ? null : $coupon;
	}

	public function store(): void {
		$posts   = $this->database->sheet( 'posts' );
		$meta    = new Meta( $this->database, 'postmeta', 'post_id' );
		$created = $this->clock->days[0] - DAY_IN_SECONDS;
		foreach ( $this->coupons as $coupon ) {
			$more = array( 'post_excerpt' => 'Synthetic coupon ' . $coupon->code );
			$posts->add( PostRow::of( $coupon->id, 'shop_coupon', 'publish', $coupon->code, $coupon->code, $created, $this->clock, $more ) );
			$meta->put(
				$coupon->id,
				array(
					'discount_type'          => $coupon->type,
					'coupon_amount'          => $coupon->amountText(),
					'individual_use'         => $coupon->isIndividual ? 'yes' : 'no',
					'usage_limit'            => (string) (int) $coupon->usageLimit,
					'usage_limit_per_user'   => '0',
					'limit_usage_to_x_items' => '0',
					'usage_count'            => (string) count( $coupon->usedBy ),
					'date_expires'           => null === $coupon->expires ? null : (string) $coupon->expires,
					'free_shipping'          => $coupon->isFreeShipping ? 'yes' : 'no',
					'exclude_sale_items'     => 'no',
				)
			);
			foreach ( $coupon->usedBy as $user ) {
				$meta->put( $coupon->id, array( '_used_by' => $user ) );
			}
		}
	}
}
