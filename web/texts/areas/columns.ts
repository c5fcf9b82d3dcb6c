import texts from "../columns.json" with { type: "json" };
import { addTexts } from "../text.ts";

addTexts(texts);
