import texts from "../merge.json" with { type: "json" };
import { addTexts } from "../text.ts";

addTexts(texts);
