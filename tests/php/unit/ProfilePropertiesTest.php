<?php
/**
 * Tests of what older hosts do not know of the profile.
 *
 * @package StoreAdmin
 */

declare( strict_types=1 );

namespace StoreAdmin\Tests\Unit;

use PHPUnit\Framework\TestCase;
use StoreAdmin\Admin\ProfileProperties;

/**
 * The filter alone, because the demo store knows all of the profile.
 */
final class ProfilePropertiesTest extends TestCase {

	public function test_sw1_the_answers_about_the_owner_are_added_for_an_older_host(): void {
		$properties = ProfileProperties::complete( array( 'completed' => array( 'type' => 'boolean' ) ) );

		$this->assertSame( array( 'completed', 'business_choice', 'selling_online_answer', 'selling_platforms' ), array_keys( $properties ) );
		$this->assertTrue( rest_validate_value_from_schema( 'im_already_selling', $properties['business_choice'] ) );
		$this->assertTrue( rest_validate_value_from_schema( array( 'etsy' ), $properties['selling_platforms'] ) );
		$this->assertTrue( rest_validate_value_from_schema( null, $properties['selling_platforms'] ) );
	}

	public function test_sw2_the_name_of_an_industry_is_accepted_where_an_older_host_wants_objects(): void {
		$old     = array(
			'args' => array(
				'industry' => array(
					'type'  => 'array',
					'items' => array( 'type' => 'object' ),
				),
			),
		);
		$handler = ProfileProperties::accept_industry(
			array(
				'/wc-admin/onboarding/profile' => array(
					$old,
					'namespace' => 'wc-admin',
				),
			)
		)['/wc-admin/onboarding/profile'];

		$this->assertTrue( rest_validate_value_from_schema( array( 'food_and_drink' ), $handler[0]['args']['industry'] ) );
		$this->assertTrue( rest_validate_value_from_schema( array( array( 'slug' => 'other' ) ), $handler[0]['args']['industry'] ) );
		$this->assertSame( 'wc-admin', $handler['namespace'] );
		$this->assertSame( array( '/else' => array() ), ProfileProperties::accept_industry( array( '/else' => array() ) ) );
	}

	public function test_what_the_host_knows_stays_as_it_is(): void {
		$own        = array( 'type' => 'string' );
		$properties = ProfileProperties::complete( array( 'business_choice' => $own ) );

		$this->assertSame( $own, $properties['business_choice'] );
		$this->assertSame( 'broken', ProfileProperties::complete( 'broken' ) );
	}
}
