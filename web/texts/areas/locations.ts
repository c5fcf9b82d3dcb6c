import texts from "../locations.json" with { type: "json" };
import { addTexts } from "../text.ts";

addTexts(texts);
