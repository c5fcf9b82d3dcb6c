import texts from "../change.json" with { type: "json" };
import { addTexts } from "../text.ts";

addTexts(texts);
