import { describe, expect, test } from '@jest/globals';
import { expectConsole } from '../../../../../../tests/js/console-guard';
import { onRest, restRequests } from '../../../../../../tests/js/fake-rest';
import { makeRegistry } from '../../../test/make-registry';
import { customerEffortScoreStore } from '../store';

const QUEUE = 'woocommerce_ces_tracks_queue';

function open( waiting: unknown ) {
	onRest( 'GET /wc-admin/options', { [ QUEUE ]: waiting } );
	onRest( 'POST /wc-admin/options', { [ QUEUE ]: true } );
	const registry = makeRegistry();
	return { select: registry.select( customerEffortScoreStore ), dispatch: registry.dispatch( customerEffortScoreStore ) };
}

describe( 'the store of questions', () => {
	test( 'adds a question to those that the site keeps', async () => {
		const { dispatch } = open( [ { action: 'other' } ] );
		await dispatch.addCesSurveyForCustomerSearch();
		await dispatch.addCesSurveyForAnalytics();
		const [ first ] = restRequests( 'POST /wc-admin/options' );
		expect( first?.body ).toMatchObject( {
			[ QUEUE ]: [ { action: 'other' }, { action: 'ces_search', title: 'How easy was it to use search?' } ],
		} );
	} );

	test( 'does not add a question twice', async () => {
		const { dispatch } = open( [ { action: 'mine' } ] );
		await dispatch.addCesSurvey( { action: 'mine' } );
		expect( restRequests( 'POST /wc-admin/options' ) ).toEqual( [] );
	} );

	test( 'starts a queue where the site has none', async () => {
		const { dispatch, select } = open( false );
		await dispatch.addCesSurvey( { action: 'mine' } );
		await dispatch.finishResolution( 'getCesSurveyQueue', [] );
		expect( select.getCesSurveyQueue() ).toMatchObject( [ { action: 'mine' } ] );
	} );

	test( 'keeps unknown entries of the queue when it adds a question', async () => {
		expectConsole( 'warn', /survey/ );
		const { dispatch } = open( [ { action: 'other' }, { title: 'No action' } ] );
		await dispatch.addCesSurvey( { action: 'mine' } );
		expect( restRequests( 'POST /wc-admin/options' )[ 0 ]?.body ).toMatchObject( {
			[ QUEUE ]: [ { action: 'other' }, { title: 'No action' }, { action: 'mine' } ],
		} );
	} );

	test.each( [ 'nonsense', 7, true, { mine: { action: 'other' } } ] )( 'saves nothing over a queue that is %j', async ( stored ) => {
		const { dispatch, select } = open( stored );
		await expect( dispatch.addCesSurvey( { action: 'mine' } ) ).rejects.toMatchObject( { code: 'wrong_shape' } );
		expect( restRequests( 'POST /wc-admin/options' ) ).toEqual( [] );
		await dispatch.finishResolution( 'getCesSurveyQueue', [] );
		expect( select.getCesSurveyQueue() ).toEqual( [] );
	} );

	test( 'opens and closes a question', async () => {
		const { dispatch, select } = open( false );
		await dispatch.showCesModal( { action: 'mine' }, {}, { label: 'Thanks' }, {} );
		expect( select.getVisibleCESModalData() ).toEqual( {
			action: 'mine',
			props: {},
			onSubmitNoticeProps: { label: 'Thanks' },
			tracksProps: {},
		} );
		await dispatch.hideCesModal();
		expect( select.getVisibleCESModalData() ).toBeUndefined();
		await dispatch.showProductMVPFeedbackModal();
		expect( select.isProductMVPFeedbackModalVisible() ).toBe( true );
		await dispatch.hideProductMVPFeedbackModal();
		expect( select.isProductMVPFeedbackModalVisible() ).toBe( false );
	} );
} );
