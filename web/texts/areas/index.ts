/** All areas at once, for tests that render part of a page without the page that registers its texts. */
import "./account.ts";
import "./bulk.ts";
import "./comments.ts";
import "./configuration.ts";
import "./controls.ts";
import "./files.ts";
import "./forms.ts";
import "./help.ts";
import "./inbox.ts";
import "./lists.ts";
import "./map.ts";
import "./realisations.ts";
import "./reports.ts";
import "./requests.ts";
import "./step.ts";
import "./synchronisation.ts";
import "./workbench.ts";
