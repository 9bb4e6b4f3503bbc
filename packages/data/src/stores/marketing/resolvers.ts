import { fetchBlogPosts, fetchMarketingPlugins, fetchMiscRecommendations, fetchRecommendedPlugins } from '@store-admin/api';
import { reading } from '../../core/remote-data/requests';
import { installed, misc, receiveActions } from './state';

export const resolvers = {
	getInstalledPlugins: reading( 'getInstalledPlugins', fetchMarketingPlugins, installed.receive ),
	getRecommendedPlugins: reading( 'getRecommendedPlugins', fetchRecommendedPlugins, receiveActions.receiveRecommendedPlugins ),
	getMiscRecommendations: reading( 'getMiscRecommendations', fetchMiscRecommendations, misc.receive ),
	getBlogPosts: reading( 'getBlogPosts', fetchBlogPosts, receiveActions.receiveBlogPosts ),
};
