import texts from "../tags.json" with { type: "json" };
import { addTexts } from "../text.ts";

addTexts(texts);
