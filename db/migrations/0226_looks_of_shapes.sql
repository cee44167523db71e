-- owner: businesses
-- Letters in circles and squares, small capitals and raised letters have the look of their letter (decision 64): the job notes these looks anew.
update businesses set name_skeleton = null
  where company_name ~ '[Ⓐ-Ⓩⓐ-ⓩ🄰-🅉🅐-🅩🅰-🆉🇦-🇿ғꜰǫꞯˡʳ]';
