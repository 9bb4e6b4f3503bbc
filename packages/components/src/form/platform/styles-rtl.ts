/* The package has one style for each direction; ours comes after it. */
import '@wordpress/components/build-style/style-rtl.css';
import './platform-controls.scss';
