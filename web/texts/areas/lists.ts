import texts from "../lists.json" with { type: "json" };
import { addTexts } from "../text.ts";

addTexts(texts);
