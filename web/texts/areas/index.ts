/** Every area at once, for tests that draw a part of a page without the page that brings its texts. */
import "./assistance.ts";
import "./comments.ts";
import "./configuration.ts";
import "./connections.ts";
import "./debugger.ts";
import "./errors.ts";
import "./forms.ts";
import "./history.ts";
import "./locations.ts";
import "./map.ts";
import "./noaccess.ts";
import "./realisations.ts";
import "./requests.ts";
import "./step.ts";
import "./table.ts";
import "./synchronisation.ts";
import "./tags.ts";
