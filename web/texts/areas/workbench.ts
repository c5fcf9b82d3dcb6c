import designing from "../designing.json" with { type: "json" };
import publishing from "../publishing.json" with { type: "json" };
import { addTexts } from "../text.ts";
import texts from "../workbench.json" with { type: "json" };
import lists from "../workbench-lists.json" with { type: "json" };
import manuals from "../workbench-manuals.json" with { type: "json" };
import scenarios from "../workbench-scenarios.json" with { type: "json" };

addTexts(texts);
addTexts(publishing);
addTexts(lists);
addTexts(designing);
addTexts(scenarios);
addTexts(manuals);
