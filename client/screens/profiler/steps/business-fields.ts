import { __ } from '@wordpress/i18n';
import { can } from '@store-admin/settings';
import type { FieldDescription } from '../../../shared/form/field-description';
import type { Country } from '../../../shared/location/place-options';
import { placeFields, type PlaceValues } from '../places/place-fields';

/** The questions about the business. */
export type BusinessValues = PlaceValues & {
	readonly storeName: string;
	readonly industry: string;
	readonly email: string;
	readonly wantsEmails: boolean;
};

type Field = FieldDescription< BusinessValues >;

/** A rough pattern of an e-mail address: text, one @, and a domain with a dot. The server checks it again. */
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

function industries() {
	return [
		{ value: '', label: __( 'Select an industry', 'store-admin' ) },
		{ value: 'clothing_and_accessories', label: __( 'Clothing and accessories', 'woocommerce' ) },
		{ value: 'food_and_drink', label: __( 'Food and drink', 'woocommerce' ) },
		{ value: 'electronics_and_computers', label: __( 'Electronics and computers', 'woocommerce' ) },
		{ value: 'health_and_beauty', label: __( 'Health and beauty', 'woocommerce' ) },
		{ value: 'education_and_learning', label: __( 'Education and learning', 'woocommerce' ) },
		{ value: 'home_furniture_and_garden', label: __( 'Home, furniture and garden', 'woocommerce' ) },
		{ value: 'arts_and_crafts', label: __( 'Arts and crafts', 'woocommerce' ) },
		{ value: 'sports_and_recreation', label: __( 'Sports and recreation', 'woocommerce' ) },
		{ value: 'other', label: __( 'Other', 'woocommerce' ) },
	];
}

function industryQuestion( choice: string ): string {
	switch ( choice ) {
		case 'im_already_selling':
			return __( 'Which industry is your business in?', 'woocommerce' );
		case 'im_setting_up_a_store_for_a_client':
			return __( 'Which industry is your client’s business in?', 'woocommerce' );
		default:
			return __( 'What type of products or services do you plan to sell?', 'woocommerce' );
	}
}

function validateEmail( email: string, { wantsEmails }: BusinessValues ): string | undefined {
	const typed = email.trim();
	if ( typed === '' ) {
		return wantsEmails ? __( 'Enter the address that the tips are to be sent to.', 'store-admin' ) : undefined;
	}
	return EMAIL.test( typed ) ? undefined : __( 'This email is not valid.', 'woocommerce' );
}

interface Context {
	readonly countries: readonly Country[];
	/** Who sets up the store. */
	readonly choice: string;
}

/** The fields of the questions. The name of the site belongs to those who may change it. */
export function businessFields( values: BusinessValues, { countries, choice }: Context ): readonly Field[] {
	return [
		{
			id: 'storeName',
			label: __( 'Give your store a name', 'woocommerce' ),
			control: 'text',
			placeholder: __( 'Ex. My awesome store', 'woocommerce' ),
			help: __( 'Don’t worry — you can always change it later!', 'woocommerce' ),
			autoComplete: 'organization',
			isHidden: ! can( 'manage_options' ),
		},
		{ id: 'industry', label: industryQuestion( choice ), control: 'select', options: industries() },
		...( placeFields( countries, values, __( 'Where is your store located?', 'woocommerce' ) ) as readonly Field[] ),
		{
			id: 'email',
			label: __( 'Your email address', 'woocommerce' ),
			control: 'email',
			autoComplete: 'email',
			validate: ( email, all ) => validateEmail( String( email ), all ),
		},
		{
			id: 'wantsEmails',
			label: __( 'Opt-in to receive tips, discounts, and recommendations from the Woo team directly in your inbox.', 'woocommerce' ),
			control: 'checkbox',
		},
	];
}
