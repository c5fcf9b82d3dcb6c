import { addTexts } from "../text.ts";
import texts from "../views.json" with { type: "json" };

addTexts(texts);
