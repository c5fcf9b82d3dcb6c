import texts from "../terms.json" with { type: "json" };
import { addTexts } from "../text.ts";

addTexts(texts);
