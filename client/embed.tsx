import './app/public-path';
import { bootEmbed } from './app/boot-embed';

bootEmbed();
