-- owner: businesses
-- More words of badges tell no two names apart (decision 96): the job notes the looks of names that hold them anew.
update businesses set name_skeleton = null
  where company_name ~ '確認済|審査済|承認済|認定済|已核|已审核|已審核|已确认|已確認|已实名';
