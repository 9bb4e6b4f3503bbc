<?php
/**
 * Tests of the fields of settings.
 *
 * @package StoreAdmin
 */

declare( strict_types=1 );

namespace StoreAdmin\Tests\Unit;

use PHPUnit\Framework\TestCase;
use StoreAdmin\History\OptionChange;
use StoreAdmin\History\SettingFields;

/**
 * Uses a gateway of the store.
 */
final class SettingFieldsTest extends TestCase {

	private const OPTION = 'woocommerce_cod_settings';

	/**
	 * The fields of cash on delivery before the test.
	 *
	 * @var array<string, mixed>
	 */
	private array $before = array();

	protected function setUp(): void {
		$gateway      = WC()->payment_gateways()->payment_gateways()['cod'];
		$this->before = $gateway->form_fields;

		$gateway->form_fields = array(
			'title' => array(
				'title'   => '<b>Title</b>',
				'default' => 'Cash',
			),
			'hint'  => array(
				'title'   => 'Hint',
				'default' => 'Pay at the door.',
			),
			'code'  => array(
				'title' => 'Code',
				'type'  => 'password',
			),
		);
	}

	protected function tearDown(): void {
		WC()->payment_gateways()->payment_gateways()['cod']->form_fields = $this->before;
	}

	public function test_a_field_of_a_gateway_has_the_titles_of_both(): void {
		$fields = new SettingFields();
		$fields->add_of( self::OPTION );

		$this->assertSame( WC()->payment_gateways()->payment_gateways()['cod']->get_method_title() . ': Title', $fields->title( self::OPTION . '[title]' ) );
		$this->assertSame( '', $fields->title( self::OPTION . '[unknown]' ) );
	}

	public function test_the_first_save_of_a_gateway_keeps_neither_its_defaults_nor_its_password(): void {
		$saved  = array(
			'title' => 'Cash at the door',
			'hint'  => 'Pay at the door.',
			'code'  => 'open sesame',
		);
		$fields = new SettingFields();
		$fields->add_of( self::OPTION );

		$this->assertSame( array( self::OPTION . '[title]' ), array_column( ( new OptionChange( self::OPTION, null, $saved, $fields ) )->parts(), 'option' ) );
	}

	public function test_the_first_save_of_a_form_does_not_change_its_defaults(): void {
		$fields = new SettingFields();
		$fields->add( 'woocommerce_test_city', array( 'default' => 'Austin' ) );

		$this->assertSame( array(), ( new OptionChange( 'woocommerce_test_city', null, 'Austin', $fields ) )->parts() );
		$this->assertCount( 1, ( new OptionChange( 'woocommerce_test_city', null, 'Dallas', $fields ) )->parts() );
		$this->assertCount( 1, ( new OptionChange( 'woocommerce_test_city', 'Dallas', 'Austin', $fields ) )->parts() );
	}

	public function test_an_option_without_an_owner_has_no_fields(): void {
		$fields = new SettingFields();
		$fields->add_of( 'woocommerce_nobody_settings' );

		$this->assertSame( '', $fields->title( 'woocommerce_nobody_settings[title]' ) );
	}
}
