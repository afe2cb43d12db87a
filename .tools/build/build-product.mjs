/** Builds the server and the app, each only if one of its sources changed. */
import { buildProduct } from './build.mjs';

buildProduct();
