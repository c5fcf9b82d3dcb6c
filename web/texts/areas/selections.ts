import texts from "../selections.json" with { type: "json" };
import { addTexts } from "../text.ts";

addTexts(texts);
